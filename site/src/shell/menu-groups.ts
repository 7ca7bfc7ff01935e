import { learnRoutes, routes, type SiteRoute } from "../routes.ts";

interface Group {
  heading?: string;
  entries: readonly SiteRoute[];
}

/** The route list of the slide-in panel. */
export const menuGroups: readonly Group[] = [
  { entries: [routes.home, routes.todaysHint, routes.yesterdaysHint, routes.archive] },
  { heading: "Learn", entries: [...learnRoutes, routes.blog] },
  { entries: [routes.contact, routes.about, routes.adsFree] },
  { entries: [routes.privacy, routes.terms] },
];
