import { homeZone, latestPuzzleDate, type LatestRiddle } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { isKnownZone } from "../domain/puzzle-clock.ts";
import { latestRiddleView } from "../domain/riddle.ts";

/**
 * The latest riddle released in a zone; an unknown zone counts as New York.
 * @throws {DomainError} `unavailable` while that date's riddle isn't ready.
 */
export function latestRiddle({ shelf, now, numbering }: Context, tz: string | undefined): LatestRiddle {
  const zone = tz !== undefined && isKnownZone(tz) ? tz : homeZone;
  const instant = now();
  const riddle = shelf.get(latestPuzzleDate(instant.getTime(), zone));
  if (!riddle)
    throw new DomainError("unavailable", "Today's riddle is still being written. Please try again shortly.");
  return latestRiddleView(riddle, zone, instant, numbering.offset());
}
