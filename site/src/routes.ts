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
const otherPlaces = ["/api", "/files", "/images", "/subscribe"];

/**
 * Whether the site serves `path`, ignoring query and fragment. Editors choose addresses freely, so every path
 * counts that no other service owns.
 */
export function isBuilt(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  const isOther = otherPlaces.some((place) => `${pathname}/`.startsWith(`${place}/`));
  return /^\/(?!\/)[^.]*$/.test(pathname) && !isOther;
}
