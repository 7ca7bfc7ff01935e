import type { GetServerData, PageProps } from "gatsby";
import { Protected } from "../../features/player/session/index.ts";
import { ChangeCard } from "../../features/player/subscribe/index.ts";
import { Head } from "../../head/Head.tsx";
import { loadAccountPage, type AccountPageData } from "../../server/loaders/load-account-page.ts";

type Props = PageProps<object, object, unknown, AccountPageData>;

export default function ChangeCardPage({ serverData: { origin } }: Props) {
  return (
    <>
      <Head
        title="Change Your Card"
        description="Choose the card for your Premium subscription."
        keywords={["change card", "wordle hint premium"]}
        page={{ origin, path: "/subscribe/card" }}
        isHidden
        isUnreferred
      />
      <Protected>{(user) => <ChangeCard key={user.email} user={user} />}</Protected>
    </>
  );
}

export const getServerData: GetServerData<AccountPageData> = (request) => loadAccountPage(request);
