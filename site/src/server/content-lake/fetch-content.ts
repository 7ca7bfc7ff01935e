import type { ClientReturn, ContentSourceMap, QueryParams } from "@sanity/client";
import type { PageRequest } from "../page-request.ts";
import { draftContent, publishedContent } from "./content-client.ts";

/** What TypeGen knows of a query's result. */
export type ResultOf<Query extends string> = ClientReturn<Query, unknown>;

export interface Asked<Result> {
  result: Result;
  /** What the answer was made of: a change of any of it is announced by these names. */
  syncTags: readonly string[];
  /** Which field of which document every value comes from; in previews alone. */
  sourceMap?: ContentSourceMap;
}

/** How long a page waits for content; then it says that there is none. */
const pagePatienceMs = 4_000;

/** @throws when the content lake doesn't answer in time, or refuses. */
export async function askContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  { isPreview, event }: Pick<PageRequest, "isPreview" | "event">,
  patienceMs = pagePatienceMs,
): Promise<Asked<ResultOf<Query>>> {
  const client = isPreview ? draftContent() : publishedContent();
  const answer = await client.fetch<ResultOf<Query>>(query, params, {
    filterResponse: false,
    tag: "page",
    signal: AbortSignal.timeout(patienceMs),
    ...(event !== undefined && !isPreview && { lastLiveEventId: event }),
  });
  return {
    result: answer.result,
    syncTags: answer.syncTags ?? [],
    ...(answer.resultSourceMap && { sourceMap: answer.resultSourceMap }),
  };
}
