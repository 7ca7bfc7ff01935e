import { latestPuzzleDate, type PuzzleDate } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import type { Riddle } from "../domain/riddle.ts";
import { zoneOrHome } from "../domain/zone-or-home.ts";

/** A riddle that is released in a zone. */
export type ReleasedRiddle = {
  riddle: Riddle;
  zone: string;
  now: Date;
  /** The latest date that is released in the zone. */
  latest: PuzzleDate;
};

/**
 * Finds the riddle of a date, by default the latest one, in a time zone.
 * @throws {DomainError} `not_found` when no riddle of that date is released there, whether or not there is one;
 *   `unavailable` while it can't be said
 */
export function findReleasedRiddle(
  { archive, now: clock }: Context,
  { date: asked, tz }: { date?: PuzzleDate | undefined; tz?: string | undefined },
): ReleasedRiddle {
  const zone = zoneOrHome(tz);
  const now = clock();
  const latest = latestPuzzleDate(now.getTime(), zone);
  const date = asked ?? latest;
  if (date > latest) throw notReleased();
  const riddle = archive.get(date);
  if (riddle) return { riddle, zone, now, latest };
  const isLive = date >= liveDates(now.getTime()).earliest;
  if (isLive || !archive.isFilled())
    throw new DomainError("unavailable", "This riddle can't be shown yet. Please try again shortly.");
  throw notReleased();
}

const notReleased = () => new DomainError("not_found", "There is no released riddle for this date.");
