import { routes, type SiteRoute } from "./routes.ts";

/**
 * The routes of the Learn menu: the Learning Center and the six guides. In a file of its own, because the
 * browser doesn't need it and must not load it together with the other routes.
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
