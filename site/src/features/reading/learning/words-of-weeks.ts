import { daysBetween, type PuzzleDate } from "@wordlehint/contracts";

/** Number of words that belong to one week. */
export const wordsPerWeek = 3;

/** A Monday, on which a week began (ISO 8601). The first words of the list are those of that week. */
const firstMonday: PuzzleDate = "2026-01-05";

/**
 * Returns the words of the week of a day, and after them those of the week before. When the list is at its end, it begins
 * again.
 */
export function wordsOfWeeks<Word>(words: readonly Word[], day: PuzzleDate): Word[] {
  const count = Math.floor(words.length / wordsPerWeek);
  if (count < 2) return words.slice(0, wordsPerWeek);
  const week = Math.floor(daysBetween(firstMonday, day) / 7);
  return [week, week - 1].flatMap((number) => {
    const begin = (((number % count) + count) % count) * wordsPerWeek;
    return words.slice(begin, begin + wordsPerWeek);
  });
}
