import { latestPuzzleDate, type LatestRiddle } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { latestRiddleView } from "../domain/riddle.ts";
import { zoneOrHome } from "../domain/zone-or-home.ts";

/**
 * Finds the latest riddle released in a time zone, or in New York when the zone is unknown.
 * @throws {DomainError} `unavailable` while the riddle of that date isn't ready
 */
export function findLatestRiddle({ shelf, now, config }: Context, tz: string | undefined): LatestRiddle {
  const zone = zoneOrHome(tz);
  const instant = now();
  const riddle = shelf.get(latestPuzzleDate(instant.getTime(), zone));
  if (!riddle)
    throw new DomainError("unavailable", "Today's riddle is still being written. Please try again shortly.");
  return latestRiddleView(riddle, zone, instant, config.PUZZLE_NUMBER_OFFSET);
}
