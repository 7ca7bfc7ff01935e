import type { GetServerData, PageProps } from "gatsby";
import { SignedOutOnly } from "../features/player/session/index.ts";
import { Auth } from "../features/player/sign-in/index.ts";
import { Head } from "../head/Head.tsx";
import { ownPath } from "../lib/return-path.ts";
import { loadAccountPage, type AccountPageData } from "../server/loaders/load-account-page.ts";

type Props = PageProps<object, object, { email?: unknown } | null, AccountPageData>;

export default function AuthPage({ serverData: { origin }, location: { search, state } }: Props) {
  const email = state?.email;
  return (
    <>
      <Head
        title="Sign In or Create an Account"
        description="Sign in or create a free account: AI hints, the letter reveal helper, daily updates and personalised stats."
        keywords={["sign in", "create an account", "wordle statistics", "wordle streak"]}
        page={{ origin, path: "/auth" }}
        isHidden
        isUnreferred
      />
      <SignedOutOnly to={ownPath(new URLSearchParams(search).get("next")) ?? "/"}>
        <Auth search={search} knownEmail={typeof email === "string" ? email : ""} />
      </SignedOutOnly>
    </>
  );
}

export const getServerData: GetServerData<AccountPageData> = (request) => loadAccountPage(request);
