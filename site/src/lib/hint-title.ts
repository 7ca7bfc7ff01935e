import { plainDate, type DatedRiddle } from "@wordlehint/contracts";

/** Returns the title of a date's hint page. */
export function hintTitle({ date, puzzleNumber }: Pick<DatedRiddle, "date" | "puzzleNumber">): string {
  return `Wordle Hint for ${plainDate(date)} (No. ${puzzleNumber})`;
}
