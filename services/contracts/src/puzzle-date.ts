import * as z from "zod/mini";

/**
 * Schema of a puzzle's calendar day, `YYYY-MM-DD`. It is a day, not an instant: each time zone releases the puzzle of a
 * day at its own instant.
 */
export const puzzleDateSchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date like 2026-11-21"),
  z.refine((text) => isCalendarDay(text), "must be a day that exists"),
);
/** A calendar day, `YYYY-MM-DD`. */
export type PuzzleDate = string;

function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
