import {
  firstZone,
  lastZone,
  latestPuzzleDate,
  releaseInstantMs,
  type PuzzleDate,
} from "@wordlehint/contracts";

const answerDelayMs = 24 * 3_600_000;

/** The instant at which the answer becomes available: 24 hours after the release in the same zone. */
export function answerInstantMs(date: PuzzleDate, zone: string): number {
  return releaseInstantMs(date, zone) + answerDelayMs;
}

/** The earliest and the latest of the dates that are the latest one in some time zone at this instant. */
export function liveDates(nowMs: number): { earliest: PuzzleDate; latest: PuzzleDate } {
  return { earliest: latestPuzzleDate(nowMs, lastZone), latest: latestPuzzleDate(nowMs, firstZone) };
}
