import type { PuzzleDate } from "@wordlehint/contracts";

const opened = new Set<string>();

/** Notes that the answer, or the letter at a position, was opened in this document: it is shown with motion. */
export function markOpenedHere(date: PuzzleDate, part: "answer" | number): void {
  opened.add(`${date} ${part}`);
}

/** Returns false if a part was opened before this document was loaded, or in another tab. */
export function isOpenedHere(date: PuzzleDate, part: "answer" | number): boolean {
  return opened.has(`${date} ${part}`);
}
