import type { GetServerData, PageProps } from "gatsby";
import { Unsubscribe } from "../features/player/email-signup/index.ts";
import { Head } from "../head/Head.tsx";
import { loadAccountPage, type AccountPageData } from "../server/loaders/load-account-page.ts";

export default function UnsubscribePage({
  serverData: { origin },
}: PageProps<object, object, unknown, AccountPageData>) {
  return (
    <>
      <Head
        title="Unsubscribe"
        description="End the daily email."
        keywords={["unsubscribe", "daily wordle hint", "wordle hint by email"]}
        page={{ origin, path: "/unsubscribe" }}
        isHidden
        isUnreferred
      />
      <Unsubscribe />
    </>
  );
}

export const getServerData: GetServerData<AccountPageData> = (request) => loadAccountPage(request);
