import * as routes from "./route-list.ts";

/** A page that the shell links to, and what the link says. */
export interface SiteRoute {
  path: string;
  label: string;
}

export { routes };

/** What the Learn menu leads to: the Learning Center and the six guides (specification, section 2). */
export const learnRoutes: readonly SiteRoute[] = [
  routes.learningCenter,
  routes.strategyGuide,
  routes.tutorial,
  routes.gettingStarted,
  routes.advancedTechniques,
  routes.dictionary,
  routes.wordLists,
];

/** The pages that exist; `/*` stands for whatever follows. A unit test holds it to the files in `pages`. */
export const builtRoutes: readonly string[] = [
  "/",
  "/*",
  "/blog",
  "/blog/*",
  "/learning-center",
  "/step-by-step-tutorial",
  "/word-lists",
  "/wordle-dictionary",
  "/_look",
  "/_look/empty",
];

/** What stands on the same origin and is no page of this site, although editors' pages could be called so. */
const otherPlaces = ["/api", "/auth", "/files", "/images", "/subscribe", "/wordle-hint", "/wordle-hints"];

/** Whether this site has a page of its own at `path`; its query and fragment don't matter. */
export function isBuilt(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  const isIn = (place: string): boolean => `${pathname}/`.startsWith(`${place}/`);
  if (!/^\/(?!\/)[^.]*$/.test(pathname) || otherPlaces.some(isIn)) return false;
  return builtRoutes.some((built) => (built.endsWith("/*") ? isIn(built.slice(0, -2)) : pathname === built));
}
