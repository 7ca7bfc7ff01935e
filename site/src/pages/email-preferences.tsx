import type { GetServerData, PageProps } from "gatsby";
import { EmailPreferences } from "../features/player/email-signup/index.ts";
import { Head } from "../head/Head.tsx";
import { loadAccountPage, type AccountPageData } from "../server/loaders/load-account-page.ts";

export default function EmailPreferencesPage({
  serverData: { origin },
}: PageProps<object, object, unknown, AccountPageData>) {
  return (
    <>
      <Head
        title="Your Daily Email"
        description="Choose how the daily riddle comes to your inbox."
        keywords={["daily wordle hint", "wordle hint by email", "email preferences"]}
        page={{ origin, path: "/email-preferences" }}
        isHidden
        isUnreferred
      />
      <EmailPreferences />
    </>
  );
}

export const getServerData: GetServerData<AccountPageData> = (request) => loadAccountPage(request);
