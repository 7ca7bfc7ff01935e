import { feedback } from "@wordlehint/contracts/feedback";
import { minReviewedResults, type PlayersReview, type RiddleReview } from "@wordlehint/contracts";
import type { Entry, Sense } from "./composer/lexicon.ts";

/** The first guesses that most players know by name. */
const knownOpeners = ["adieu", "crane", "raise", "slate", "stare"] as const;
/** The most frequent ones; rarer ones hardly ever are what a player means. */
const maxSenses = 3;

const kinds = { noun: "noun", verb: "verb", adj: "adjective", adv: "adverb" } as const;

/** Returns what a word means: in the words of its strongest hint, which nearly defines it, and in those of the dictionary. */
export function meaningOf(
  entry: Entry | undefined,
  strongestHint: string | undefined,
): NonNullable<RiddleReview["meaning"]> {
  const senses = entry?.senses.slice(0, maxSenses) ?? [];
  return [
    ...(strongestHint === undefined ? [] : [{ kind: null, text: strongestHint }]),
    ...senses.map(({ pos, gloss }: Sense) => ({ kind: kinds[pos], text: gloss })),
  ];
}

/** Returns how many of the answers each well-known opener would have left when the answer was this word. */
export function openersOf(word: string, answers: readonly string[]): NonNullable<RiddleReview["openers"]> {
  return knownOpeners.map((opener) => {
    const reply = feedback(opener, word);
    const left = answers.filter((answer) => feedback(opener, answer) === reply).length;
    // An answer from elsewhere need not be in the list.
    return { word: opener, left: Math.max(left, 1) };
  });
}

/** Returns the share of the answers that contain each of a word's letters, in per cent. */
export function lettersOf(word: string, answers: readonly string[]): NonNullable<RiddleReview["letters"]> {
  return [...new Set(word)].map((letter) => {
    const count = answers.filter((answer) => answer.includes(letter)).length;
    return { letter, percent: Math.round((1000 * count) / answers.length) / 10 };
  });
}

/** Returns how players did; null while there are too few to show them together. */
export function playersReview({ distribution, failed, fromRiddle }: Tally): PlayersReview | null {
  const solved = distribution.reduce((total, count) => total + count, 0);
  const results = solved + failed;
  if (results < minReviewedResults) return null;
  const guesses = distribution.reduce((total, count, index) => total + count * (index + 1), 0);
  return {
    results,
    averageGuesses: solved === 0 ? null : Math.round((100 * guesses) / solved) / 100,
    distribution: [...distribution],
    failed,
    fromRiddlePercent: Math.round((100 * fromRiddle) / results),
  };
}

/** The number of players by the guesses in which they solved a puzzle, of those who failed, and of those who needed no help. */
type Tally = { distribution: readonly number[]; failed: number; fromRiddle: number };
