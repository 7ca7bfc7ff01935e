import type { PuzzleDate } from "@wordlehint/contracts";
import { dateSlug } from "./date-slug.ts";

/** Returns the path of the hint page of a date. */
export function hintAddress(date: PuzzleDate): string {
  return `/wordle-hint/${dateSlug(date)}`;
}
