import type { GetServerData, PageProps } from "gatsby";
import type { SearchPageData } from "../content/search-page-data.ts";
import { SearchPage } from "../features/reading/search/index.ts";
import { loadSearchPage } from "../server/loaders/load-search-page.ts";

/** The search over everything that the site says. */
export default function SearchRoute({ serverData }: PageProps<object, object, unknown, SearchPageData>) {
  return <SearchPage data={serverData} />;
}

export const getServerData: GetServerData<SearchPageData> = (request) => loadSearchPage(request);
