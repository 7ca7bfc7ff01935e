import type { PuzzleDate } from "./puzzle-date.ts";

// A file of its own, so that a page can count days without loading zod.

/**
 * Returns the day `days` after `date`, or before it if `days` is negative.
 * @throws {RangeError} if `date` is not a date, or the result is after the year 9999
 */
export function addDays(date: PuzzleDate, days: number): PuzzleDate {
  const day = new Date(Date.parse(date) + days * dayMs).toISOString();
  if (day.length !== "2026-11-21T00:00:00.000Z".length)
    throw new RangeError("not a date with a four-digit year");
  return day.slice(0, 10);
}

/** Returns the number of days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: PuzzleDate, to: PuzzleDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

const dayMs = 86_400_000;
