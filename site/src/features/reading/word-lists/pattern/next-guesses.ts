import { maxGuesses } from "./board.ts";
import { hardModeRefusal } from "./hard-mode.ts";
import type { Guess } from "./score-guess.ts";

export interface Board {
  guesses: readonly Guess[];
  isHard: boolean;
}

/** The guesses to rank, and the reason why they aren't all that the game accepts. */
export interface NextGuesses {
  words: readonly string[];
  isAllowed: (word: string) => boolean;
  limit: "hard mode" | "last guess" | "many left" | null;
}

/** With more words left, ranking every guess would take a phone too long. */
export const rankedAllUpTo = 500;

/** Returns the guesses that are worth ranking. */
export function nextGuesses(
  accepted: readonly string[],
  possible: readonly string[],
  { guesses, isHard }: Board,
): NextGuesses {
  const all = () => true;
  if (guesses.length >= maxGuesses - 1) return { words: possible, isAllowed: all, limit: "last guess" };
  if (possible.length > rankedAllUpTo) return { words: possible, isAllowed: all, limit: "many left" };
  if (!isHard) return { words: accepted, isAllowed: all, limit: null };
  const isAllowed = (word: string): boolean => hardModeRefusal(word, guesses) === null;
  return { words: accepted, isAllowed, limit: "hard mode" };
}

/**
 * Returns the letters that the words share, in capitals with `_` for the one that differs, such as `_IGHT`; null if they
 * differ in more than one place, or there is only one.
 */
export function openLetter(words: readonly string[]): string | null {
  const [first = "", ...others] = words;
  if (others.length === 0) return null;
  const places = Array.from(first, (letter, place) => others.every((word) => word[place] === letter));
  if (places.filter((isShared) => !isShared).length !== 1) return null;
  return Array.from(first, (letter, place) => (places[place] ? letter.toUpperCase() : "_")).join("");
}
