import type { ContentSourceMap, QueryParams } from "@sanity/client";

/** The data by which the browser keeps a preview up to date while its document is edited. */
export interface PreviewData {
  query: string;
  params: QueryParams;
  sourceMap?: ContentSourceMap;
  projectId: string;
  dataset: string;
  apiHost: string;
  studioUrl: string;
}
