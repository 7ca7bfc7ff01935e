import type { PreviewData } from "../preview/preview-data.ts";
import type { SiteSettings } from "../settings/site-settings.ts";

/** What every query of a page gives of the page's main document. */
export interface MainDocument {
  _type: string;
  _rev: string;
}

/** What `loadContentPage` gives to a page; `serverData` of the page's component. */
export interface ContentPageData<Content> {
  /** Null where there is nothing to show; `state` tells why. */
  content: Content | null;
  state: ContentState;
  settings: SiteSettings;
  /** The site's public origin, for the page's head. */
  origin: string;
  /** Of the page, as its canonical address has it. */
  path: string;
  /** Where the page has moved to. */
  redirect?: string;
  /** An editor looks at drafts. */
  preview?: PreviewData;
}

/**
 * - `shown`: there is content.
 * - `empty`: a page with a place of its own in the site that nobody has written yet.
 * - `not-found`: an address that no document has.
 * - `moved`: an address that a document had.
 * - `unavailable`: the content lake doesn't answer.
 */
export type ContentState = "shown" | "empty" | "not-found" | "moved" | "unavailable";
