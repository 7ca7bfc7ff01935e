import type { Shared } from "../../../app/use-share.ts";
import type { Network } from "./network-icons.ts";

/** A network whose own page composes the post. */
export interface ShareTarget {
  name: Network;
  address: (shared: Shared) => string;
}

export const shareTargets: readonly ShareTarget[] = [
  { name: "X", address: ({ url, text }) => withQuery("https://x.com/intent/post", { text, url }) },
  {
    name: "Facebook",
    address: ({ url }) => withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }),
  },
  {
    name: "Reddit",
    address: ({ url, text }) =>
      withQuery("https://www.reddit.com/submit", { url, title: text.replaceAll("\n", " ") }),
  },
];

/** Networks without such a page: the link is copied, and the player pastes it there. */
export const copyTargets = ["Instagram", "TikTok"] as const satisfies readonly Network[];

/** The size of the window in which a network composes the post. */
export const popupFeatures = "popup,width=550,height=400";

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
