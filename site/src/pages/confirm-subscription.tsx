import type { GetServerData, PageProps } from "gatsby";
import { ConfirmSubscription } from "../features/player/email-signup/index.ts";
import { Head } from "../head/Head.tsx";
import { loadAccountPage, type AccountPageData } from "../server/loaders/load-account-page.ts";

export default function ConfirmSubscriptionPage({
  serverData: { origin },
}: PageProps<object, object, unknown, AccountPageData>) {
  return (
    <>
      <Head
        title="Confirm Your Subscription"
        description="Confirm that the daily riddle may come to your inbox."
        keywords={["daily wordle hint", "wordle hint by email", "confirm subscription"]}
        page={{ origin, path: "/confirm-subscription" }}
        isHidden
        isUnreferred
      />
      <ConfirmSubscription />
    </>
  );
}

export const getServerData: GetServerData<AccountPageData> = (request) => loadAccountPage(request);
