import { feedbackCode } from "@wordlehint/contracts/feedback";
import { answers, guesses } from "../../words/shipped-words.ts";

/** The number of colour patterns of five tiles: three colours each. */
export const patternCount = 243;

/** The pattern of a guess that is right. */
export const solved = patternCount - 1;

/**
 * The pattern of every guess for every answer, by `feedbackCode`: at `answer * guesses.length + guess`, each by its
 * position in its list.
 */
export const patterns = new Uint8Array(answers.length * guesses.length);

answers.forEach((answer, row) => {
  guesses.forEach((guess, column) => {
    patterns[row * guesses.length + column] = feedbackCode(answer, guess);
  });
});

const indexes = new Map(guesses.map((guess, index) => [guess, index]));

/** Returns the position of a word in the list of guesses. Throws for a word that can't be typed. */
export function guessIndex(word: string): number {
  const index = indexes.get(word);
  if (index === undefined) throw new Error(`${word} is not in the list of guesses.`);
  return index;
}
