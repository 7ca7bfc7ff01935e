import type { HistoryAdapter, HistoryAdapterNavigate } from "@sanity/visual-editing";
import { navigate } from "gatsby";

/** Lets the studio know where its frame is, and lead it elsewhere. */
export function makeHistoryAdapter(): { adapter: HistoryAdapter; arrived: (address: string) => void } {
  let tell: HistoryAdapterNavigate | undefined;
  const pathOf = (address: string): string => {
    const { pathname, search, hash } = new URL(address, location.href);
    return pathname + search + hash;
  };
  return {
    adapter: {
      subscribe: (listener) => {
        tell = listener;
        // By now the page is there; the studio still has the address by which the preview was entered.
        tell({ type: "replace", url: pathOf(location.href) });
        return () => {
          tell = undefined;
        };
      },
      update: ({ type, url }) => {
        if (type === "pop") history.back();
        else navigate(pathOf(url), { replace: type === "replace" });
      },
    },
    arrived: (address) => tell?.({ type: "push", url: pathOf(address) }),
  };
}
