import { routes, type SiteRoute } from "./routes.ts";

/**
 * What the Learn menu leads to: the Learning Center and the six guides (specification, section 2). By itself:
 * the browser, which needs none of this, would load a list that stood beside the routes.
 */
export const learnRoutes: readonly SiteRoute[] = [
  routes.learningCenter,
  routes.strategyGuide,
  routes.tutorial,
  routes.gettingStarted,
  routes.advancedTechniques,
  routes.dictionary,
  routes.wordLists,
];
