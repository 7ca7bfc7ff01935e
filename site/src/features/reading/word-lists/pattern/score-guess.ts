import { feedback } from "@wordlehint/contracts/feedback";

/** The result for one letter: in its place, elsewhere, or absent. */
export type Mark = "g" | "y" | "x";

/** A guess with its colors. */
export interface Guess {
  word: string;
  marks: readonly Mark[];
}

/**
 * Returns the words for which every guess would have got its colors, and which have the letters that are known in their
 * places; a gap is `_`.
 */
export function fittingWords(
  words: readonly string[],
  guesses: readonly Guess[],
  letters: string | null = null,
): readonly string[] {
  const pattern = letters === null ? null : new RegExp(`^${letters.replaceAll("_", ".")}$`);
  const shown = guesses.map(({ word, marks }) => ({ word, tiles: marks.join("") }));
  const known = pattern === null ? words : words.filter((word) => pattern.test(word));
  return known.filter((answer) => shown.every(({ word, tiles }) => feedback(word, answer) === tiles));
}
