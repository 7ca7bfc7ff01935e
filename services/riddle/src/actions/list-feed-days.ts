import { addDays, latestPuzzleDate, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { FeedDay } from "../domain/feeds/feed-day.ts";
import type { ComingDay } from "../domain/feeds/calendar-feed.ts";
import { puzzleNumber } from "../domain/puzzle-number.ts";
import { zoneOrHome } from "../domain/zone-or-home.ts";

/** The riddles and dates that feeds are made of. */
export type FeedDays = {
  /** Released riddles, the newest first, at most {@link shownDays}. */
  days: FeedDay[];
  coming: ComingDay[];
  /** The time zone in which they are released. */
  zone: string;
  /** The next release in the zone, in milliseconds since the epoch. */
  nextReleaseMs: number;
};

const shownDays = 30;
const comingDays = 7;

/**
 * Lists the latest riddles that are released in a time zone, and the numbers of the next ones.
 * @throws {DomainError} `unavailable` while riddles can't be read
 */
export function listFeedDays({ archive, now, config }: Context, tz: string | undefined): FeedDays {
  const zone = zoneOrHome(tz);
  const latest = latestPuzzleDate(now().getTime(), zone);
  const numbered = (date: PuzzleDate) => ({
    date,
    puzzleNumber: puzzleNumber(date, config.PUZZLE_NUMBER_OFFSET),
  });
  const days: FeedDay[] = [];
  for (let back = 0; back < shownDays; back++) {
    const riddle = archive.get(addDays(latest, -back));
    if (!riddle) continue;
    const { date, lines } = riddle;
    days.push({ ...numbered(date), lines, releasedAt: new Date(releaseInstantMs(date, zone)) });
  }
  if (days.length === 0 || !archive.isFilled())
    throw new DomainError("unavailable", "The latest riddles can't be shown yet. Please try again shortly.");
  return {
    days,
    coming: Array.from({ length: comingDays }, (_, index) => numbered(addDays(latest, index + 1))),
    zone,
    nextReleaseMs: releaseInstantMs(addDays(latest, 1), zone),
  };
}
