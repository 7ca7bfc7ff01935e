import { tilesOf } from "@wordlehint/contracts/feedback";
import { answers, guesses } from "../../words/shipped-words.ts";
import { guessIndex, solved } from "./patterns.ts";
import { everyAnswer, groupsOf, guessOfAnswer } from "./solve.ts";

/** The reply to one result of a first guess. */
export interface SecondGuess {
  /** `g`, `y` or `x` for each tile. */
  result: string;
  /** Answers that are left before the reply. */
  answers: number;
  reply: string;
  /** Expected number of answers left after it. */
  left: number;
}

/** Returns the best reply to each of the commonest results of a first guess, the commonest result first. */
export function secondGuesses(opener: string, results: number): SecondGuess[] {
  return [...groupsOf(guessIndex(opener), everyAnswer)]
    .filter(([pattern]) => pattern !== solved)
    .sort(([a, many], [b, few]) => few.length - many.length || a - b)
    .slice(0, results)
    .map(([pattern, group]) => {
      const reply = bestReply(group);
      return {
        result: tilesOf(pattern, 5),
        answers: group.length,
        reply: guesses[reply] ?? "",
        left: expectedLeft(reply, group),
      };
    });
}

/** The cost of a planned second guess after results with equally many coloured tiles. */
export interface PlanCost {
  colouredTiles: number;
  /** Share of games, in percent. */
  games: number;
  /** Expected number of answers left after the planned guess. */
  plan: number;
  /** The same after the best reply to each result. */
  best: number;
}

/** Compares a planned second guess with the best reply, by the number of coloured tiles of the first; green ones count. */
export function planCosts(first: string, second: string): PlanCost[] {
  const groups = [...groupsOf(guessIndex(first), everyAnswer)].filter(([pattern]) => pattern !== solved);
  return [0, 1, 2, 3].map((colouredTiles) => {
    const alike = groups.filter(
      ([pattern]) => tilesOf(pattern, 5).replaceAll("x", "").length === colouredTiles,
    );
    const games = alike.reduce((sum, [, { length }]) => sum + length, 0);
    const average = (replyTo: (group: Uint16Array) => number) =>
      alike.reduce((sum, [, group]) => sum + group.length * expectedLeft(replyTo(group), group), 0) / games;
    return {
      colouredTiles,
      games: (100 * games) / answers.length,
      plan: average(() => guessIndex(second)),
      best: average(bestReply),
    };
  });
}

/** The common word that leaves the fewest answers on average; ties go to a word that can be right. */
function bestReply(group: Uint16Array): number {
  let best = 0;
  let fewest = Infinity;
  for (const word of [...group, ...everyAnswer]) {
    const guess = guessOfAnswer[word] ?? 0;
    const left = expectedLeft(guess, group);
    if (left < fewest) [best, fewest] = [guess, left];
  }
  return best;
}

function expectedLeft(guess: number, group: Uint16Array): number {
  const sizes = [...groupsOf(guess, group)]
    .filter(([pattern]) => pattern !== solved)
    .map(([, { length }]) => length);
  return sizes.reduce((sum, size) => sum + size ** 2, 0) / group.length;
}
