import { addDays, latestPuzzleDate, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";

/**
 * When the riddle after that of `riddleDate` comes, in milliseconds: 00:05 on the next day in `timeZone`,
 * and where that is past already, the next 00:05 that is not (specification, section 4).
 */
export function countdownTarget(riddleDate: PuzzleDate, timeZone: string, nowMs: number): number {
  const target = releaseInstantMs(addDays(riddleDate, 1), timeZone);
  if (target > nowMs) return target;
  return releaseInstantMs(addDays(latestPuzzleDate(nowMs, timeZone), 1), timeZone);
}
