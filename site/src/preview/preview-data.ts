import type { ContentSourceMap, QueryParams } from "@sanity/client";

/** What the browser needs to keep a preview up to date while its document is edited. */
export interface PreviewData {
  query: string;
  params: QueryParams;
  sourceMap?: ContentSourceMap;
  projectId: string;
  dataset: string;
  apiHost: string;
  studioUrl: string;
}
