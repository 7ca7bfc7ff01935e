import * as z from "zod/mini";

/**
 * A calendar day of the puzzle, `YYYY-MM-DD`. It names a day, not an instant: the same puzzle is released
 * at a different instant in every time zone.
 */
export const puzzleDateSchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date like 2026-11-21"),
  z.refine((text) => isCalendarDay(text), "must be a day that exists"),
);
export type PuzzleDate = string;

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

function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
