import { searchParameter } from "@wordlehint/contracts";
import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import type { SearchPageData } from "../../content/search-page-data.ts";
import { logFailure } from "../../lib/log.ts";
import { cacheControl, surrogateKey } from "../page-headers.ts";
import { readPageRequest } from "../page-request.ts";
import { requestedZone } from "../riddle-service.ts";
import { contentIndexes, riddleIndex } from "../search/search-indexes.ts";
import { search } from "../search/search.ts";
import { searchTerms } from "../search/terms.ts";
import { siteOrigin } from "../site-origin.ts";
import { fetchSettings } from "../site-settings/fetch-settings.ts";

type Request = Pick<GetServerDataProps, "url" | "headers">;

/** Longer queries are cut. The gateway sends a few more characters than these. */
export const maxQueryLength = 100;

/**
 * Loads the search page; with a query, what it finds in the published content and among the riddles that are released in
 * the time zone of the gateway's header. Status 503 without the content lake. Only the page without a query is cached:
 * each search would take a place.
 */
export async function loadSearchPage(serverRequest: Request): GetServerDataReturn<SearchPageData> {
  const request = { ...readPageRequest(serverRequest), isPreview: false };
  const loadingSettings = fetchSettings(request);
  const { query, remark } = readQuery(serverRequest);
  const searched =
    query === "" ? nothingSearched : await searchAll(query, request, requestedZone(serverRequest));
  const known = await loadingSettings;
  const props = { query, remark, ...searched, settings: known.settings, origin: siteOrigin() };
  if (props.state === "failed") return { status: 503, headers: uncached, props };
  if (query !== "" || remark !== null) return { headers: uncached, props };
  return {
    headers: { "Cache-Control": cacheControl(request, known), ...surrogateKey(request, known.tags) },
    props,
  };
}

const uncached = { "Cache-Control": "no-store" };

type Searched = Pick<SearchPageData, "state" | "outcome" | "lacksRiddles">;

const nothingSearched: Searched = { state: "idle", outcome: null, lacksRiddles: false };

async function searchAll(
  query: string,
  request: Parameters<typeof contentIndexes>[0],
  zone: string,
): Promise<Searched> {
  const [content, riddles] = await Promise.all([
    contentIndexes(request).catch(failed("the content")),
    riddleIndex(zone).catch(failed("the riddles")),
  ]);
  if (content === null) return { ...nothingSearched, state: "failed" };
  const indexes = riddles === null ? content : [...content, riddles];
  return { state: "searched", outcome: search(query, indexes), lacksRiddles: riddles === null };
}

function failed(what: string) {
  return (error: unknown): null => {
    logFailure(`Could not search ${what}`, error);
    return null;
  };
}

/** What was typed, as far as it can be searched for, and what to say about the rest. */
function readQuery({ url }: Request): Pick<SearchPageData, "query" | "remark"> {
  const sent = new URL(url, "http://site.invalid").searchParams.get(searchParameter) ?? "";
  const typed = sent.replaceAll(/[\p{C}\s\uFFFD]+/gu, " ").trim();
  const letters = Array.from(typed);
  const query = letters.slice(0, maxQueryLength).join("").trim();
  if (query !== "" && searchTerms(query).length === 0)
    return { query: "", remark: "A search needs at least one letter or digit." };
  const remark =
    letters.length > maxQueryLength
      ? `This is long: only the first ${maxQueryLength} characters were searched for.`
      : null;
  return { query, remark };
}
