import { learnRoutes } from "../learn-routes.ts";
import { routes, type SiteRoute } from "../routes.ts";
import type { Navigation, SiteLinkTo } from "./navigation.ts";

const to = ({ path, label }: SiteRoute): SiteLinkTo => ({ label, to: path });

/** Used until an editor has written a navigation. Its links work on every site. */
export const defaultNavigation: Navigation = {
  header: [
    to(routes.home),
    { label: "Learn", links: learnRoutes.map(to) },
    to(routes.contact),
    to(routes.about),
    to(routes.adsFree),
  ],
  footer: [
    {
      label: "Wordle Tools",
      links: [
        routes.home,
        routes.todaysHint,
        routes.yesterdaysHint,
        routes.archive,
        routes.wordLists,
        routes.dictionary,
      ].map(to),
    },
    {
      label: "Educational Resources",
      links: [
        routes.learningCenter,
        routes.strategyGuide,
        routes.tutorial,
        routes.gettingStarted,
        routes.advancedTechniques,
        routes.blog,
      ].map(to),
    },
    { label: "Account", links: [] },
  ],
  legal: [routes.about, routes.contact, routes.adsFree, routes.privacy, routes.terms].map(to),
};
