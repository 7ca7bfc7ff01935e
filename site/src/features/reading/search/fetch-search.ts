import { searchParameter } from "@wordlehint/contracts";
import type { SearchPageData } from "../../../content/search-page-data.ts";

/** Fetches what the search page shows for a query: its data, as for a navigation to it. Null if that fails. */
export async function fetchSearch(query: string, signal: AbortSignal): Promise<SearchPageData | null> {
  const parameters = new URLSearchParams({ [searchParameter]: query }).toString();
  try {
    const response = await fetch(`/page-data/search/page-data.json?${parameters}`, { signal });
    const body: unknown = response.ok ? await response.json() : null;
    const data = (body as { result?: { serverData?: SearchPageData } } | null)?.result?.serverData;
    return data?.state === undefined ? null : data;
  } catch {
    return null;
  }
}
