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

function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
