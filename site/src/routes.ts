import { isPaymentPage } from "@wordlehint/contracts";
import * as routes from "./route-list.ts";

/** A page that the shell links to, with the link's text. */
export interface SiteRoute {
  path: string;
  label: string;
}

export { routes };

/**
 * Paths on the same origin that belong to other services, although an editor's page could have such a name.
 */
const otherPlaces = ["/api", "/files", "/images"];

/**
 * Returns whether the browser can show `path` without loading a document, ignoring query and fragment. Editors choose addresses
 * freely, so every path counts that no other service owns. Pages on which players pay have documents of their own.
 */
export function isBuilt(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  const isOther = otherPlaces.some((place) => `${pathname}/`.startsWith(`${place}/`));
  return /^\/(?!\/)[^.]*$/.test(pathname) && !isOther && !isPaymentPage(pathname);
}
