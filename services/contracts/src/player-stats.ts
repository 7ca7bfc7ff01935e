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
  const solved = results.filter(({ guesses }) => guesses !== null);
  const distribution = [1, 2, 3, 4, 5, 6].map(
    (number) => solved.filter(({ guesses }) => guesses === number).length,
  );
  const fromRiddle = solved.filter(({ helped }) => helped === "riddle");
  return {
    played: results.length,
    riddlesSolved: solved.length,
    ...streaksOf(solved, results, latest),
    successRate: results.length === 0 ? null : Math.round((100 * solved.length) / results.length),
    distribution,
    lastSolvedDate: datesOf(solved).sort().at(-1) ?? null,
    fromRiddle: { solved: fromRiddle.length, ...streaksOf(fromRiddle, results, latest) },
  };
}

/** The streaks of some of a player's results. A date that has another result ends one. */
function streaksOf(
  counted: readonly Result[],
  all: readonly Result[],
  latest: PuzzleDate,
): { currentStreak: number; bestStreak: number } {
  const dates = new Set(datesOf(counted));
  const ends = [...dates].filter((date) => !dates.has(addDays(date, 1))).sort();
  const end = ends.at(-1);
  const played = new Set(datesOf(all));
  const goesOn = end !== undefined && end >= addDays(latest, -1) && !played.has(addDays(end, 1));
  return {
    currentStreak: goesOn ? runUpTo(end, dates) : 0,
    bestStreak: Math.max(0, ...ends.map((date) => runUpTo(date, dates))),
  };
}

const datesOf = (results: readonly Result[]): PuzzleDate[] => results.map(({ date }) => date);

function runUpTo(end: PuzzleDate, dates: ReadonlySet<PuzzleDate>): number {
  let length = 0;
  for (let date = end; dates.has(date); date = addDays(date, -1)) length++;
  return length;
}
