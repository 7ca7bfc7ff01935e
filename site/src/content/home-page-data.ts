import type { ShownRiddle } from "../lib/shown-riddle.ts";
import type { PreviewData } from "../preview/preview-data.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { HomePageQueryResult } from "./content-types.ts";

/** The texts of the home page. */
export type HomePageContent = NonNullable<HomePageQueryResult>;

/** The result of `loadHomePage`: the `serverData` of the page's component. */
export interface HomePageData {
  /** Null if the riddle service failed; the page then shows an error. */
  riddle: ShownRiddle | null;
  /** Null if the texts aren't written yet, or the content lake didn't respond. */
  content: HomePageContent | null;
  /** The site's public origin. */
  origin: string;
  settings: SiteSettings;
  /** Set only in a preview. */
  preview?: PreviewData;
}
