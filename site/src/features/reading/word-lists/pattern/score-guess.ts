import { feedback } from "@wordlehint/contracts/feedback";

/** The result for one letter: in its place, elsewhere, or absent. */
export type Mark = "g" | "y" | "x";

/** A guess with its colors. */
export interface Guess {
  word: string;
  marks: readonly Mark[];
}

/** Returns the words for which every guess would have got its colors. */
export function fittingWords(words: readonly string[], guesses: readonly Guess[]): readonly string[] {
  const shown = guesses.map(({ word, marks }) => ({ word, tiles: marks.join("") }));
  return words.filter((answer) => shown.every(({ word, tiles }) => feedback(word, answer) === tiles));
}
