import type { GetServerData, PageProps } from "gatsby";
import { FriendRiddlePage } from "../features/puzzle/friend-riddle/index.ts";
import { Head } from "../head/Head.tsx";
import { routes } from "../routes.ts";
import { loadAccountPage, type AccountPageData } from "../server/loaders/load-account-page.ts";

type Props = PageProps<object, object, unknown, AccountPageData>;

export default function RiddleForYouPage({ serverData: { origin } }: Props) {
  return (
    <>
      <Head
        title="A Riddle for You"
        description="Somebody has hidden a five-letter word in a few lines. Read them, guess on the tiles, or write a riddle of your own: all of it stays in the link."
        keywords={["word riddle", "riddle for a friend", "make your own riddle"]}
        page={{ origin, path: routes.riddleForFriend.path }}
        isHidden
      />
      <FriendRiddlePage origin={origin} />
    </>
  );
}

export const getServerData: GetServerData<AccountPageData> = (request) => loadAccountPage(request);
