import type { GetServerData, PageProps } from "gatsby";
import { VerifyEmail } from "../features/player/sign-in/index.ts";
import { Head } from "../head/Head.tsx";
import { loadAccountPage, type AccountPageData } from "../server/loaders/load-account-page.ts";

export default function VerifyEmailPage({
  serverData: { origin },
}: PageProps<object, object, unknown, AccountPageData>) {
  return (
    <>
      <Head
        title="Confirm Your Email Address"
        description="Confirm the email address of your account."
        keywords={["confirm email address", "wordle hint account"]}
        page={{ origin, path: "/verify-email" }}
        isHidden
        isUnreferred
      />
      <VerifyEmail />
    </>
  );
}

export const getServerData: GetServerData<AccountPageData> = (request) => loadAccountPage(request);
