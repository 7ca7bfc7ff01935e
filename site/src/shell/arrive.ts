import type { GatsbyBrowser } from "gatsby";

/**
 * Moves the focus after a navigation: to the fragment's target, else to the new page's content. Gatsby's
 * announcer reads the page's name. A change of only the query moves nothing, since it holds state such as an
 * open tab.
 */
export const focusArrival: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby focuses this wrapper of the whole document after a navigation. Without its `tabindex` it can't.
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
  if (!prevLocation) return;
  const isSamePage = prevLocation.pathname === location.pathname;
  if (isSamePage && prevLocation.hash === location.hash) return;
  const target = named(location.hash) ?? document.getElementById("main");
  if (!target) return;
  // The browser has moved the focus already, and the reader may have moved on from there.
  if (isSamePage && target.contains(document.activeElement)) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/**
 * Keeps the scroll position if only the query changed; otherwise Gatsby scrolls to the top, to the fragment
 * or back.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location;
  const { pathname, hash, search } = routerProps.location;
  return before?.pathname !== pathname || before.hash !== hash || before.search === search;
};

/**
 * Lets Gatsby restore the scroll position. The browser would do so earlier, while the old page is still
 * shown, and Gatsby would store that position for the old page. Before the document unloads, restoring is
 * handed back to the browser, which does it before any script runs.
 */
export function restoreScrollByGatsby(): void {
  const restoredBy = (who: ScrollRestoration) => () => {
    history.scrollRestoration = who;
  };
  restoredBy("manual")();
  addEventListener("pageshow", restoredBy("manual"));
  addEventListener("pagehide", restoredBy("auto"));
}

function named(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
