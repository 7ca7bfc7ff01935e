import type { QueryParams } from "@sanity/client";
import type { PreviewData } from "../../preview/preview-data.ts";
import { contentLocation, studioUrl } from "./content-client.ts";
import type { Fetched } from "./fetch-content.ts";

/** The data by which a preview follows the content of a query. */
export function previewData(
  { query, params = {} }: { query: string; params?: QueryParams },
  { sourceMap }: Pick<Fetched<unknown>, "sourceMap">,
): PreviewData {
  return { query, params, ...(sourceMap && { sourceMap }), ...contentLocation(), studioUrl: studioUrl() };
}
