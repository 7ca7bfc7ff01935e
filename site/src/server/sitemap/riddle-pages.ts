import { addDays, hintAddress, homeZone, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import { archivePath, monthAddress } from "../../lib/archive-address.ts";
import { monthOf, type PuzzleMonth } from "../../lib/puzzle-month.ts";
import { routes } from "../../routes.ts";
import { fetchLatestRiddle, fetchPreviousRiddles } from "../riddle-service.ts";
import type { SitemapPage } from "./sitemap-xml.ts";

/**
 * Returns the pages that show riddles: home page, archive and the hint page of every riddle that is released in the
 * puzzle's home zone, the newest first.
 * @throws if the riddle service fails
 */
export async function riddlePages(): Promise<{ pages: SitemapPage[]; latest: PuzzleDate }> {
  const { date: latest } = await fetchLatestRiddle(homeZone);
  const dates = [latest, ...(await previousDates(latest))];
  // The archive's own address shows the latest month.
  const months = [...new Set(dates.map(monthOf))].filter((month) => month !== monthOf(latest));
  const sinceRelease = releasedAt(latest);
  return {
    latest,
    pages: [
      { path: routes.home.path, changedAt: sinceRelease },
      { path: archivePath, changedAt: sinceRelease },
      ...months.map((month) => ({ path: monthAddress(month), changedAt: null })),
      ...dates.map((date) => ({ path: hintAddress(date), changedAt: hintChange(date, latest) })),
    ],
  };
}

/** Each response names the month before. */
async function previousDates(latest: PuzzleDate): Promise<PuzzleDate[]> {
  const dates: PuzzleDate[] = [];
  for (let month: PuzzleMonth | null = monthOf(latest); month !== null;) {
    const { riddles, earlier } = await fetchPreviousRiddles(month, homeZone);
    // The next riddle may have been released since the latest one was fetched.
    dates.push(...riddles.map(({ date }) => date).filter((date) => date < latest));
    month = earlier;
  }
  return dates;
}

/** A hint page changes when its answer becomes available, at the release of the next riddle. */
function hintChange(date: PuzzleDate, latest: PuzzleDate): string {
  return releasedAt(date < latest ? addDays(date, 1) : date);
}

function releasedAt(date: PuzzleDate): string {
  return new Date(releaseInstantMs(date, homeZone)).toISOString();
}
