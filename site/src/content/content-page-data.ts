import type { PreviewData } from "../preview/preview-data.ts";
import type { SiteSettings } from "../settings/site-settings.ts";

/** The fields that every page query returns for its main document. */
export interface MainDocument {
  _type: string;
  _rev: string;
}

/** The result of `loadContentPage`: the `serverData` of the page's component. */
export interface ContentPageData<Content> {
  /** Null unless `state` is `shown`. */
  content: Content | null;
  state: ContentState;
  settings: SiteSettings;
  /** The site's public origin. */
  origin: string;
  /** The page's canonical path. */
  path: string;
  /** The new address of a page that has moved. */
  redirect?: string;
  /** Set only in a preview. */
  preview?: PreviewData;
}

/**
 * - `shown`: there is content.
 * - `empty`: one of the site's own pages, not written yet.
 * - `not-found`: no document has this address.
 * - `moved`: a document had this address before.
 * - `unavailable`: the content lake didn't respond.
 */
export type ContentState = "shown" | "empty" | "not-found" | "moved" | "unavailable";
