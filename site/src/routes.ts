import * as routes from "./route-list.ts";

/** A page that the shell links to, and what the link says. */
export interface SiteRoute {
  path: string;
  label: string;
}

export { routes };

/** What stands on the same origin and is no page of this site, although editors' pages could be called so. */
const otherPlaces = ["/api", "/auth", "/files", "/images", "/subscribe", "/wordle-hint", "/wordle-hints"];

/**
 * Whether `path` is this site's to answer; its query and fragment don't matter. Editors' pages may have any
 * address, so that is whatever belongs to nobody else.
 */
export function isBuilt(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  const isOther = otherPlaces.some((place) => `${pathname}/`.startsWith(`${place}/`));
  return /^\/(?!\/)[^.]*$/.test(pathname) && !isOther;
}
