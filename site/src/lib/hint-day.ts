import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { readDateSlug } from "./date-slug.ts";

/** The day that a hint page's address names: `today`, `yesterday` or a puzzle date. */
export type HintDay = string;

/** Reads the last part of a hint page's address; null if it names no day. */
export function readHintDay(slug: string): HintDay | null {
  return slug === "today" || slug === "yesterday" ? slug : readDateSlug(slug);
}

/** @param latest the latest puzzle date where the player is */
export function dateOfDay(day: HintDay, latest: PuzzleDate): PuzzleDate {
  if (day === "today") return latest;
  return day === "yesterday" ? addDays(latest, -1) : day;
}
