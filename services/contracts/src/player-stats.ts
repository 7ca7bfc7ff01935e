import { addDays } from "./day-arithmetic.ts";
import type { PuzzleDate } from "./puzzle-date.ts";
import type { Result, Stats } from "./stats.ts";

// A file of its own, so that a page can count a visitor's results without loading zod.

/**
 * What follows from a player's results. A streak is a run of dates without a gap, each solved. The current one ends
 * on the latest date or on the day before, since the latest puzzle may still be played.
 * @param results one a date, in any order
 * @param latest the latest puzzle date where the player is; later results, from a zone that is ahead, count too
 */
export function playerStats(results: readonly Result[], latest: PuzzleDate): Stats {
  const solved = new Map(results.flatMap(({ date, guesses }) => (guesses === null ? [] : [[date, guesses]])));
  const dates = [...solved.keys()].sort();
  const distribution = [0, 0, 0, 0, 0, 0];
  for (const guesses of solved.values()) distribution[guesses - 1] = (distribution[guesses - 1] ?? 0) + 1;
  const ends = dates.filter((date) => !solved.has(addDays(date, 1)));
  const streaks = ends.map((end) => ({ end, length: runUpTo(end, solved) }));
  const failed = new Set(results.flatMap(({ date, guesses }) => (guesses === null ? [date] : [])));
  const last = streaks.at(-1);
  const goesOn = last !== undefined && last.end >= addDays(latest, -1) && !failed.has(addDays(last.end, 1));
  return {
    played: results.length,
    riddlesSolved: dates.length,
    currentStreak: goesOn ? last.length : 0,
    bestStreak: Math.max(0, ...streaks.map(({ length }) => length)),
    successRate: results.length === 0 ? null : Math.round((100 * dates.length) / results.length),
    distribution,
    lastSolvedDate: dates.at(-1) ?? null,
  };
}

function runUpTo(end: PuzzleDate, solved: ReadonlyMap<PuzzleDate, number>): number {
  let length = 0;
  for (let date = end; solved.has(date); date = addDays(date, -1)) length++;
  return length;
}
