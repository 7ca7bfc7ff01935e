import { addDays, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";

/** Returns the next release in `timeZone` in milliseconds since 1970: the next 00:05 there. */
export function countdownTarget(timeZone: string, nowMs: number): number {
  return releaseInstantMs(addDays(latestPuzzleDate(nowMs, timeZone), 1), timeZone);
}
