import { routes, type SiteRoute } from "../routes.ts";

/** Where the footer's links begin: what the Menu button leads to when it can't open the panel. */
export const siteMapId = "site-map";

interface Column {
  heading: string;
  entries: readonly SiteRoute[];
}

/** The footer's columns; the third, Account, depends on the session. */
export const columns: readonly Column[] = [
  {
    heading: "Wordle Tools",
    entries: [
      routes.home,
      routes.todaysHint,
      routes.yesterdaysHint,
      routes.archive,
      routes.wordLists,
      routes.dictionary,
    ],
  },
  {
    heading: "Educational Resources",
    entries: [
      routes.learningCenter,
      routes.strategyGuide,
      routes.tutorial,
      routes.gettingStarted,
      routes.advancedTechniques,
      routes.blog,
    ],
  },
];

/** The footer's last row. */
export const aboutTheSite: readonly SiteRoute[] = [
  routes.about,
  routes.contact,
  routes.adsFree,
  routes.privacy,
  routes.terms,
];
