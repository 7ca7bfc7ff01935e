import type { RootPageQueryResult } from "./content-types.ts";

/** What stands at an address directly below the site's root. */
export type RootPage = NonNullable<RootPageQueryResult>;
export type GuideContent = Extract<RootPage, { _type: "guide" }>;
export type StaticPageContent = Extract<RootPage, { _type: "page" }>;
