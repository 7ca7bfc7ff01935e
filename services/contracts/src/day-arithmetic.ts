import type { PuzzleDate } from "./puzzle-date.ts";

// Apart from the schema, so that a page can count days without loading what checks them.

/**
 * The day that is `days` after `date`; negative numbers count back.
 * @throws {RangeError} when `date` is none, or the day lies beyond the year 9999.
 */
export function addDays(date: PuzzleDate, days: number): PuzzleDate {
  const day = new Date(Date.parse(date) + days * dayMs).toISOString();
  if (day.length !== "2026-11-21T00:00:00.000Z".length) throw new RangeError("not a puzzle date");
  return day.slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is the earlier one. */
export function daysBetween(from: PuzzleDate, to: PuzzleDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

const dayMs = 86_400_000;
