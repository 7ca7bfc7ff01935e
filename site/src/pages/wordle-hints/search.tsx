import type { GetServerData, PageProps } from "gatsby";
import type { ArchiveSearchData } from "../../content/archive-page-data.ts";
import { SearchOutcome } from "../../features/puzzle/archive/index.ts";
import { loadArchiveSearch } from "../../server/loaders/load-archive-search.ts";

/** The page of the archive's search. */
export default function ArchiveSearchRoute({
  serverData,
}: PageProps<object, object, unknown, ArchiveSearchData>) {
  return <SearchOutcome data={serverData} />;
}

export const getServerData: GetServerData<ArchiveSearchData> = (request) => loadArchiveSearch(request);
