import { plainDate, type PuzzleDate } from "@wordlehint/contracts";
import { groupedNumber } from "../../../../lib/grouped-number.ts";

/** A riddle of the archive; `word` is null until its answer is available. */
export interface DatedWord {
  date: PuzzleDate;
  word: string | null;
}

/** The answers of the archive that are available. */
export interface PastAnswers {
  words: ReadonlySet<string>;
  /** The number of days whose answer is known, the first and the last of them; null if there is none. */
  days: { count: number; first: PuzzleDate; last: PuzzleDate } | null;
}

export function pastAnswersIn(riddles: readonly DatedWord[]): PastAnswers {
  const known = riddles.filter((riddle): riddle is DatedWord & { word: string } => riddle.word !== null);
  const dates = known.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  return {
    words: new Set(known.map(({ word }) => word.toLowerCase())),
    days: first && last ? { count: dates.length, first, last } : null,
  };
}

/** Says which answers are left out. */
export function leftOutText({ days }: PastAnswers): string {
  if (days === null) return "Our archive has no answers yet.";
  const { count, first, last } = days;
  if (count === 1) return `Leaves out the answer of the one day in our archive, ${plainDate(first)}.`;
  return `Leaves out the answers of the ${groupedNumber(count)} days in our archive, from ${plainDate(first)} to ${plainDate(last)}.`;
}
