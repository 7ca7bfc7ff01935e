import type { ClientReturn, ContentSourceMap, QueryParams } from "@sanity/client";
import type { PageRequest } from "../page-request.ts";
import { draftContent, publishedContent } from "./content-client.ts";

/** The result type that TypeGen generated for a query. */
export type ResultOf<Query extends string> = ClientReturn<Query, unknown>;

export interface Fetched<Result> {
  result: Result;
  /** Sync tags of the content the result depends on; a publish announces the tags it changes. */
  syncTags: readonly string[];
  /** Maps every value to its document and field; only in previews. */
  sourceMap?: ContentSourceMap;
}

/** Timeout of a page's content. */
const pageTimeoutMs = 4_000;

/**
 * Runs a GROQ query against the content lake.
 * @throws if the content lake doesn't respond in time or refuses the query.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  { isPreview, liveEventId }: Pick<PageRequest, "isPreview" | "liveEventId">,
  timeoutMs = pageTimeoutMs,
): Promise<Fetched<ResultOf<Query>>> {
  const client = isPreview ? draftContent() : publishedContent();
  const response = await client.fetch<ResultOf<Query>>(query, params, {
    filterResponse: false,
    tag: "page",
    signal: AbortSignal.timeout(timeoutMs),
    ...(liveEventId !== undefined && !isPreview && { lastLiveEventId: liveEventId }),
  });
  return {
    result: response.result,
    syncTags: response.syncTags ?? [],
    ...(response.resultSourceMap && { sourceMap: response.resultSourceMap }),
  };
}
