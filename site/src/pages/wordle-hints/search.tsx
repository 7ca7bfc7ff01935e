import type { GetServerData, PageProps } from "gatsby";
import type { ArchiveSearchData } from "../../content/archive-page-data.ts";
import { SearchOutcome } from "../../features/puzzle/archive/index.ts";
import { loadArchiveSearch } from "../../server/loaders/load-archive-search.ts";

/** Where the archive's search leads. */
export default function ArchiveSearchRoute({
  serverData,
}: PageProps<object, object, unknown, ArchiveSearchData>) {
  return <SearchOutcome data={serverData} />;
}

export const getServerData: GetServerData<ArchiveSearchData> = (request) => loadArchiveSearch(request);
