import { monthNames } from "./long-date.ts";
import type { PuzzleDate } from "./puzzle-date.ts";

/** The months as in the addresses of hint pages. */
export const slugMonths = monthNames.map((name) => name.toLowerCase());

/** Formats as `march-5-2025`, as in the addresses of hint pages. */
export function dateSlug(date: PuzzleDate): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return `${slugMonths[month - 1]}-${day}-${year}`;
}

/** Returns the path of the hint page of a date. */
export function hintAddress(date: PuzzleDate): string {
  return `/wordle-hint/${dateSlug(date)}`;
}
