import { isPaymentPage } from "@wordlehint/contracts";
import type { GatsbyBrowser } from "gatsby";

/** Event of the window: this document is about to be replaced by another one of the site. */
export const documentLeft = "wordlehint:document-left";

/**
 * Loads a document of its own for pages on which players pay, and for the others after them: the browser takes the
 * security policy from the document, and the payment provider's script stays in it. Links to these pages load one by
 * themselves; this function is for links and redirects that lead away from them, and for Back and Forward.
 */
export const changeDocument: GatsbyBrowser["onPreRouteUpdate"] = ({ location: next, prevLocation }) => {
  if (!prevLocation || isPaymentPage(prevLocation.pathname) === isPaymentPage(next.pathname)) return;
  dispatchEvent(new Event(documentLeft));
  // Until the reload, this document shows the next page. Whatever is typed there would be lost.
  document.body.inert = true;
  location.reload();
};
