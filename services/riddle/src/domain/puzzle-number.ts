import { daysBetween, type PuzzleDate } from "@wordlehint/contracts";

/** Date of the first puzzle (specification, section 9). */
const firstDate: PuzzleDate = "2021-06-19";

/** Whole days since the first puzzle plus the offset, which is the first puzzle's own number. */
export function puzzleNumber(date: PuzzleDate, offset: number): number {
  return daysBetween(firstDate, date) + offset;
}
