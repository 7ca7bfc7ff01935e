import { addDays, latestPuzzleDate, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";

/**
 * Returns the release of the riddle after that of `riddleDate` in milliseconds since 1970: 00:05 on the next
 * day in `timeZone`, or, if that is past, the next 00:05 to come.
 */
export function countdownTarget(riddleDate: PuzzleDate, timeZone: string, nowMs: number): number {
  const target = releaseInstantMs(addDays(riddleDate, 1), timeZone);
  if (target > nowMs) return target;
  return releaseInstantMs(addDays(latestPuzzleDate(nowMs, timeZone), 1), timeZone);
}
