import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { puzzleDateAt, releaseInstant } from "../../lib/zone.ts";

/**
 * When the riddle after that of `riddleDate` comes, in milliseconds: 00:05 on the next day in `timeZone`,
 * and where that is past already, the next 00:05 that is not (specification, section 4).
 */
export function countdownTarget(riddleDate: PuzzleDate, timeZone: string, nowMs: number): number {
  const target = releaseInstant(addDays(riddleDate, 1), timeZone);
  if (target > nowMs) return target;
  return releaseInstant(addDays(puzzleDateAt(nowMs, timeZone), 1), timeZone);
}
