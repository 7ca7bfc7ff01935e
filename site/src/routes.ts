/** A page that the shell links to, and what the link says. */
export interface SiteRoute {
  path: string;
  label: string;
}

export const routes = {
  home: { path: "/", label: "Home" },
  todaysHint: { path: "/wordle-hint/today", label: "Today's Hint" },
  yesterdaysHint: { path: "/wordle-hint/yesterday", label: "Yesterday's Hint" },
  archive: { path: "/wordle-hints", label: "Hint Archive" },
  learningCenter: { path: "/learning-center", label: "Learning Center" },
  strategyGuide: { path: "/wordle-strategy-guide", label: "Strategy Guide" },
  tutorial: { path: "/step-by-step-tutorial", label: "Step-by-Step Tutorial" },
  gettingStarted: { path: "/getting-started", label: "Getting Started" },
  advancedTechniques: { path: "/advanced-techniques", label: "Advanced Techniques" },
  dictionary: { path: "/wordle-dictionary", label: "Wordle Dictionary" },
  wordLists: { path: "/word-lists", label: "Word Lists" },
  blog: { path: "/blog", label: "Blog" },
  about: { path: "/about", label: "About" },
  contact: { path: "/contact", label: "Contact Us" },
  adsFree: { path: "/subscribe", label: "Ads-Free" },
  signIn: { path: "/auth", label: "Sign In" },
  signUp: { path: "/auth?register=true", label: "Sign Up" },
  privacy: { path: "/privacy", label: "Privacy Policy" },
  terms: { path: "/terms", label: "Terms of Service" },
} as const satisfies Record<string, SiteRoute>;

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
