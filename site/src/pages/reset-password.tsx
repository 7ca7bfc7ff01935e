import type { GetServerData, PageProps } from "gatsby";
import { ResetPassword } from "../features/player/sign-in/index.ts";
import { Head } from "../head/Head.tsx";
import { loadAccountPage, type AccountPageData } from "../server/loaders/load-account-page.ts";

export default function ResetPasswordPage({
  serverData: { origin },
}: PageProps<object, object, unknown, AccountPageData>) {
  return (
    <>
      <Head
        title="Choose a New Password"
        description="Choose a new password for your account."
        keywords={["reset password", "new password", "wordle hint account"]}
        page={{ origin, path: "/reset-password" }}
        isHidden
        isUnreferred
      />
      <ResetPassword />
    </>
  );
}

export const getServerData: GetServerData<AccountPageData> = (request) => loadAccountPage(request);
