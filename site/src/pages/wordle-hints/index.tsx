import type { GetServerData, PageProps } from "gatsby";
import type { ArchivePageData } from "../../content/archive-page-data.ts";
import { ArchivePage } from "../../features/puzzle/archive/index.ts";
import { LateFollowedResults } from "../../features/puzzle/results/index.ts";
import { loadArchivePage } from "../../server/loaders/load-archive-page.ts";

/** The archive: the latest month. */
export default function ArchiveRoute({ serverData }: PageProps<object, object, unknown, ArchivePageData>) {
  return <ArchivePage data={serverData} Results={LateFollowedResults} />;
}

export const getServerData: GetServerData<ArchivePageData> = (request) => loadArchivePage(request, null);
