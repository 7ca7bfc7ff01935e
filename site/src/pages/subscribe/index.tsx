import type { GetServerData, PageProps } from "gatsby";
import { Protected } from "../../features/player/session/index.ts";
import { Subscribe } from "../../features/player/subscribe/index.ts";
import { Head } from "../../head/Head.tsx";
import { loadSubscribePage, type SubscribePageData } from "../../server/loaders/load-subscribe-page.ts";

type Props = PageProps<object, object, unknown, SubscribePageData>;

export default function SubscribePage({ serverData: { origin, premium } }: Props) {
  return (
    <>
      <Head
        title={premium.name}
        description="Use the whole site without advertising and support its development. Cancel at any time."
        keywords={["wordle hint premium", "ad-free wordle hints", "wordle without ads"]}
        page={{ origin, path: "/subscribe" }}
        isHidden
        isUnreferred
      />
      <Protected>{(user) => <Subscribe key={user.email} user={user} premium={premium} />}</Protected>
    </>
  );
}

export const getServerData: GetServerData<SubscribePageData> = (request) => loadSubscribePage(request);
