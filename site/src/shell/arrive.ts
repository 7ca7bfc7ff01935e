import type { GatsbyBrowser } from "gatsby";

/**
 * Where focus goes when the page has changed: to what the fragment names, else to the new page's content.
 * Gatsby's announcer says the page's name. A change of the query alone moves nothing: it keeps state, such
 * as an open tab.
 */
export const focusArrival: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby gives focus to this wrapper of the whole document, late; unfocusable, it leaves that to us.
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
  if (!prevLocation) return;
  const isSamePage = prevLocation.pathname === location.pathname;
  if (isSamePage && prevLocation.hash === location.hash) return;
  const target = named(location.hash) ?? document.getElementById("main");
  if (!target) return;
  // The browser was here first, and the reader may have gone on from there.
  if (isSamePage && target.contains(document.activeElement)) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** A change of the query alone leaves the page where it is; else Gatsby scrolls up, to the fragment or back. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location;
  const { pathname, hash, search } = routerProps.location;
  return before?.pathname !== pathname || before.hash !== hash || before.search === search;
};

/**
 * Gatsby restores the place in a page by itself. The browser would do it sooner, in the page that is being
 * left, and Gatsby would note that as the reader's place there. When the document goes, the browser is asked
 * to restore again: it does so before any script runs.
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
