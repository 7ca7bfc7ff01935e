import type { HistoryAdapter, HistoryAdapterNavigate } from "@sanity/visual-editing";
import { navigate } from "gatsby";

/** Connects the studio's address bar with its preview frame, in both directions. */
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
        // The page has loaded by now, but the studio still shows the address that entered the preview.
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
