import { daysBetween, type PuzzleDate } from "@wordlehint/contracts";

/** The date of the first puzzle. */
export const firstDate: PuzzleDate = "2021-06-19";

/**
 * Returns the number of the puzzle of a date: whole days since the first puzzle, plus the offset.
 * @param offset the number of the first puzzle
 */
export function puzzleNumber(date: PuzzleDate, offset: number): number {
  return daysBetween(firstDate, date) + offset;
}
