import type { RootPageQueryResult } from "./content-types.ts";

/** A document whose address is directly below the root. */
export type RootPage = NonNullable<RootPageQueryResult>;
export type GuideContent = Extract<RootPage, { _type: "guide" }>;
export type StaticPageContent = Extract<RootPage, { _type: "page" }>;
