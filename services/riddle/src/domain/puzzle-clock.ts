import {
  addDays,
  firstZone,
  lastZone,
  latestPuzzleDate,
  releaseInstantMs,
  type PuzzleDate,
} from "@wordlehint/contracts";

const answerDelayMs = 24 * 3_600_000;

/**
 * The instant at which the answer becomes available in a zone: 24 hours after the release there, and not before the next
 * release, which is later on a day of 25 hours. So the latest riddle never shows its answer.
 */
export function answerInstantMs(date: PuzzleDate, zone: string): number {
  return Math.max(releaseInstantMs(date, zone) + answerDelayMs, releaseInstantMs(addDays(date, 1), zone));
}

/** The earliest and the latest of the dates that are the latest one in some time zone at this instant. */
export function liveDates(nowMs: number): { earliest: PuzzleDate; latest: PuzzleDate } {
  return { earliest: latestPuzzleDate(nowMs, lastZone), latest: latestPuzzleDate(nowMs, firstZone) };
}
