import { shownCells, writtenCells } from "./cells.ts";
import type { LeakRule } from "./leak.ts";
import type { View } from "./sighting.ts";
import { findWrittenOut } from "./written-out.ts";

/** Backwards it is chance in a long text, not a way to tell. */
const asOneWord: ReadonlySet<LeakRule> = new Set([
  "word",
  "inflection",
  "spaced",
  "lookalike",
  "spelled-out",
]);

/**
 * Whether a text of any length names one of these words as a word of its own: in any case, with accents, with
 * look-alikes for letters ("cr4ne"), broken up ("c-r-a-n-e") or in markup. A longer word that holds it doesn't
 * count ("cranefly"), nor do riddles' other ways of telling a word, which chance makes in any long text.
 */
export function namesAny(words: readonly string[], text: string): boolean {
  const shown = shownCells(text);
  const views = [writtenCells(text), ...(shown ? [shown] : [])].map((cells): View => ({
    text,
    cells,
    tokens: [],
    words: [],
  }));
  return words.some((word) =>
    views.some((view) => findWrittenOut(word, view).some(({ rule }) => asOneWord.has(rule))),
  );
}
