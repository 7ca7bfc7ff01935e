import * as z from "zod";

export const guessesSchema = z.object({
  guesses: z.array(z.string()).describe("Three five-letter words, the likeliest first."),
});

/**
 * Judges a riddle by a solver's guesses:
 * - `unsolved`: with all hints the word isn't among the first three guesses, so the text isn't about it, or is too hard;
 * - `plain`: the riddle alone made it the first guess, so there is nothing to solve;
 * - `good`: neither.
 */
export type Solving = "good" | "plain" | "unsolved";

/**
 * @param alone the guesses from the riddle alone
 * @param withHints the guesses from the riddle and its three hints
 */
export function judgeSolving(word: string, alone: readonly string[], withHints: readonly string[]): Solving {
  if (!firstThree(withHints).includes(word)) return "unsolved";
  return firstThree(alone)[0] === word ? "plain" : "good";
}

function firstThree(guesses: readonly string[]): string[] {
  return guesses.slice(0, 3).map((guess) => guess.trim().toLowerCase());
}
