import { feedbackCode } from "./feedback-code.ts";

/** The result for one letter: in its place, elsewhere, or absent. */
export type Mark = "g" | "y" | "x";

/** A guess with its colors. */
export interface Guess {
  word: string;
  marks: readonly Mark[];
}

const marks: readonly Mark[] = ["x", "y", "g"];

/** Returns the colors of a guess. A letter is colored as often as the answer contains it, greens first. */
export function scoreGuess(answer: string, guess: string): Mark[] {
  const digits = feedbackCode(answer, guess).toString(3).padStart(guess.length, "0");
  return Array.from(digits, (digit) => marks[Number(digit)] ?? "x");
}

/** Returns the words for which every guess would have got its colors. */
export function fittingWords(words: readonly string[], guesses: readonly Guess[]): readonly string[] {
  const shown = guesses.map((guess) => ({ word: guess.word, code: codeOf(guess.marks) }));
  return words.filter((word) => shown.every((guess) => feedbackCode(word, guess.word) === guess.code));
}

function codeOf(colors: readonly Mark[]): number {
  return colors.reduce((code, mark) => code * 3 + marks.indexOf(mark), 0);
}
