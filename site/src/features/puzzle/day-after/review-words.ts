import type { PlayersReview, RiddleReview } from "@wordlehint/contracts";
import { groupedNumber } from "../../../lib/grouped-number.ts";

type Openers = NonNullable<RiddleReview["openers"]>;
type Letters = NonNullable<RiddleReview["letters"]>;

/** Says which of the openers would have left the fewest words. */
export function openersText(openers: Openers): string {
  const least = Math.min(...openers.map(({ left }) => left));
  const best = openers.filter(({ left }) => left === least).map(({ word }) => word.toUpperCase());
  const words = least === 1 ? "only the answer" : `${groupedNumber(least)} words`;
  return best.length === openers.length
    ? `Each of the five would have left ${words}.`
    : `${listed(best)} would have been the best first guess of the five, with ${words} left.`;
}

/** Says which of the word's letters is the rarest among the answers. */
export function lettersText(letters: Letters): string {
  const rarest = letters.reduce((one, other) => (other.percent < one.percent ? other : one));
  return `The rarest of its letters is ${rarest.letter.toUpperCase()}: ${sharePhrase(rarest.percent)} of all answers have it.`;
}

/** Says how players did. */
export function playersText({ results, averageGuesses, fromRiddlePercent, failed }: PlayersReview): string {
  const solved = results - failed;
  const average =
    averageGuesses === null
      ? ""
      : ` ${groupedNumber(solved)} solved it, in ${averageGuesses.toFixed(2)} guesses on average;`;
  return `${groupedNumber(results)} of our players told us how they did.${average} ${fromRiddlePercent}% solved it from the riddle alone.`;
}

/** Writes a share with one decimal, as “38.9%”. */
export function sharePhrase(percent: number): string {
  return `${percent.toFixed(1)}%`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
