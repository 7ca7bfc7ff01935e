import { hintAddress, longDate } from "@wordlehint/contracts";
import type { ArchiveMonth } from "../../../content/archive-page-data.ts";
import { crumbsTo } from "../../../content/parts/crumbs.ts";
import type { PageHead } from "../../../head/head-facts.ts";
import { breadcrumbList } from "../../../head/schema/breadcrumb-list.ts";
import { collectionPage } from "../../../head/schema/collection-page.ts";
import type { StructuredData } from "../../../head/structured-data.ts";
import { archivePath, monthAddress } from "../../../lib/archive-address.ts";
import { monthName } from "../../../lib/puzzle-month.ts";
import { routes } from "../../../routes.ts";
import type { Crumb } from "../../../ui/navigation/Breadcrumb.tsx";

interface Place {
  origin: string;
  month: ArchiveMonth;
  /** Set on the page of the latest month without a month in its address. */
  isNewest: boolean;
}

/** The title of a page of the archive, as it is shown. */
export function archiveTitle({ month, isNewest }: Omit<Place, "origin">): string {
  return isNewest ? routes.archive.label : monthTitle(month);
}

/** The breadcrumb of a page of the archive. */
export function archiveCrumbs({ month: { month }, isNewest }: Omit<Place, "origin">): Crumb[] {
  return isNewest ? crumbsTo(routes.archive.label) : crumbsTo(monthName(month), routes.archive);
}

/** Describes a page of the archive. The latest month has one address, with and without its name. */
export function archiveHead(place: Place): PageHead {
  const { origin, month, isNewest } = place;
  const name = monthName(month.month);
  return {
    title: isNewest ? "Wordle Hint Archive: Every Riddle by Date" : monthTitle(month),
    description: descriptionOf(place),
    keywords: [
      "wordle hint archive",
      `wordle hints ${name.toLowerCase()}`,
      "past wordle hints",
      "wordle riddles",
    ],
    page: { origin, path: pathOf(month) },
    feed: "riddles",
    ...(month.earlier !== null && { previous: monthAddress(month.earlier) }),
    ...(month.later !== null && { next: monthAddress(month.later) }),
    card: { kicker: name, page: { path: monthAddress(month.month), title: monthTitle(month) } },
  };
}

/** Returns what search engines read about a page of the archive: where it stands, and the riddles that it lists. */
export function archiveData(place: Place): StructuredData[] {
  const { origin, month } = place;
  return [
    breadcrumbList(origin, archiveCrumbs(place)),
    collectionPage({
      page: { origin, path: pathOf(month) },
      name: archiveTitle(place),
      description: descriptionOf(place),
      items: month.days.map(({ date, puzzleNumber }) => ({
        name: `Wordle hint for ${longDate(date)} (No. ${puzzleNumber})`,
        path: hintAddress(date),
      })),
    }),
  ];
}

function monthTitle({ month }: ArchiveMonth): string {
  return `Wordle Hints of ${monthName(month)}`;
}

function pathOf({ month, later }: ArchiveMonth): string {
  return later === null ? archivePath : monthAddress(month);
}

function descriptionOf({ month: { month }, isNewest }: Omit<Place, "origin">): string {
  const name = monthName(month);
  return isNewest
    ? "Every Wordle riddle by date and puzzle number, with hints that open one by one. Find a day that you missed, without a spoiler."
    : `The Wordle riddles of ${name}, day by day: number, theme and first line, with hints that open one by one, and no spoiler.`;
}
