import type { GetServerData, PageProps } from "gatsby";
import type { ArchivePageData } from "../../content/archive-page-data.ts";
import { ArchivePage } from "../../features/puzzle/archive/index.ts";
import { LateFollowedResults } from "../../features/puzzle/results/index.ts";
import { loadArchivePage } from "../../server/loaders/load-archive-page.ts";

/** A month of the archive. */
export default function MonthRoute({ serverData }: PageProps<object, object, unknown, ArchivePageData>) {
  // Of another month, nothing may stay.
  return <ArchivePage key={serverData.slug} data={serverData} Results={LateFollowedResults} />;
}

export const getServerData: GetServerData<ArchivePageData> = (request) =>
  loadArchivePage(request, String(request.params?.month));
