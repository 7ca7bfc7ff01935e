import { feedback, feedbackCode } from "@wordlehint/contracts/feedback";
import { groupedNumber } from "../../../../lib/grouped-number.ts";

/** A guess of a game that is over, seen from what could be known when it was made. */
export interface ReviewedGuess {
  word: string;
  /** The colors that it got, `g`, `y` or `x` for each letter. */
  tiles: string;
  /** The words that were possible before it. */
  before: readonly string[];
  /** The number of words that it left. */
  left: number;
  /** The number of words that it would have left on average. */
  expected: number;
}

/** Reviews the guesses of a game in their order. @param words those that can be answers */
export function reviewGame(
  answer: string,
  guesses: readonly string[],
  words: readonly string[],
): ReviewedGuess[] {
  let before: readonly string[] = words.includes(answer) ? words : [...words, answer];
  return guesses.map((word) => {
    const tiles = feedback(word, answer);
    const after = before.filter((other) => feedback(word, other) === tiles);
    const reviewed = {
      word,
      tiles,
      before,
      left: word === answer ? 0 : after.length,
      expected: expectedLeft(word, before),
    };
    before = after;
    return reviewed;
  });
}

/** Returns how many of the words a guess leaves on average; none if it is right. */
export function expectedLeft(guess: string, words: readonly string[]): number {
  const sizes = new Map<number, number>();
  for (const word of words) {
    const code = feedbackCode(word, guess);
    sizes.set(code, (sizes.get(code) ?? 0) + 1);
  }
  const squares = [...sizes.values()].reduce((sum, size) => sum + size * size, 0);
  return (squares - Number(words.includes(guess))) / words.length;
}

/** Says what a guess did, what luck gave, and what a better guess would have done. */
export function reviewText(
  { word, before, left, expected }: ReviewedGuess,
  answer: string,
  best: { word: string; left: number } | null,
): string {
  if (word === answer) return foundText(before.length);
  const did = `${words(before.length)} possible before it, ${groupedNumber(left)} after it.`;
  return [did, luckText(left, expected), betterText(word, expected, best)].filter(Boolean).join(" ");
}

function foundText(possible: number): string {
  if (possible === 1) return "It was the only word left, and you saw it.";
  if (possible === 2) return "There it is, on the toss of a coin: two words were left.";
  return `There it is: one of ${groupedNumber(possible)} words that were left. Luck, or a good ear for the riddle.`;
}

function luckText(left: number, expected: number): string {
  const usual = written(expected);
  if (left <= expected * 0.6) return `Lucky: it leaves ${usual} on average.`;
  if (left >= expected * 1.4) return `Unlucky: it leaves ${usual} on average.`;
  return `That is about its average, ${usual}.`;
}

function betterText(word: string, expected: number, best: { word: string; left: number } | null): string {
  if (best === null) return "";
  if (best.word === word || best.left > expected * 0.85) return "Hardly any word would have done better.";
  return `${best.word.toUpperCase()} would have left ${written(best.left)} on average.`;
}

const words = (count: number): string =>
  count === 1 ? "One word was" : `${groupedNumber(count)} words were`;
const written = (average: number): string =>
  average >= 10 ? groupedNumber(Math.round(average)) : average.toFixed(1);
