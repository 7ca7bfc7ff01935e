import { monthSlug, type PuzzleMonth } from "./puzzle-month.ts";

/** The path of the archive, which shows the latest month. */
export const archivePath = "/wordle-hints";

/** Returns the path of the archive's page of a month. */
export function monthAddress(month: PuzzleMonth): string {
  return `${archivePath}/${monthSlug(month)}`;
}
