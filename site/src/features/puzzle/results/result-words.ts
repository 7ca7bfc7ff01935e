import type { Stats } from "@wordlehint/contracts";
import type { Guesses } from "../../../lib/results.ts";

/** The results that can be entered, in order. */
export const choices: readonly Guesses[] = [1, 2, 3, 4, 5, 6, null];

/** Says a result; also the accessible name of its button. */
export function resultText(guesses: Guesses): string {
  return guesses === null ? "Not solved" : `Solved in ${plural(guesses, "guess", "guesses")}`;
}

/** Says what the player hears after entering a result, or taking it back. */
export function savedText(
  guesses: Guesses | undefined,
  { currentStreak }: Pick<Stats, "currentStreak">,
): string {
  const result = guesses === undefined ? "Result taken back" : resultText(guesses);
  return `${result}. Current streak: ${days(currentStreak)}.`;
}

/** Says what a file with some results has added to those of the browser. */
export function takenText(count: number, { added, improved }: { added: number; improved: number }): string {
  if (added + improved === 0)
    return `Nothing new: you have ${count === 1 ? "the result" : `all ${count} results`} of this file already.`;
  const parts = [
    added > 0 ? `${plural(added, "result", "results")} added` : "",
    improved > 0 ? `${plural(improved, "result", "results")} replaced by a better one` : "",
  ];
  return `${parts.filter((part) => part !== "").join(", ")}. Nothing that you had was lost.`;
}

export function days(count: number): string {
  return plural(count, "day", "days");
}

/** Says the distribution in a sentence; null without a solved puzzle. */
export function distributionText({ distribution, riddlesSolved, played }: Stats): string | null {
  if (riddlesSolved === 0) return null;
  const most = Math.max(...distribution);
  const often = distribution.flatMap((count, index) => (count === most ? [index + 1] : []));
  const sum = distribution.reduce((total, count, index) => total + count * (index + 1), 0);
  const average = Math.round((10 * sum) / riddlesSolved) / 10;
  return `You solved ${riddlesSolved} of ${played}, most often in ${listed(often)}; on average in ${average} guesses.`;
}

function listed(numbers: readonly number[]): string {
  if (numbers.length < 2) return numbers.join("");
  return `${numbers.slice(0, -1).join(", ")} or ${numbers.at(-1)}`;
}

/** Says how many games ended with a result. */
export function gamesText(guesses: Guesses, count: number): string {
  return `${resultText(guesses)}: ${plural(count, "game", "games")}`;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
