import { addDays, type PuzzleDate, type Result } from "@wordlehint/contracts";

/** A day's tile: solved, not solved, without a result, or still to come. */
export type TileKind = "solved" | "failed" | "none" | "coming";

export interface YearTile {
  date: PuzzleDate;
  /** From 0: weeks from left to right, weekdays from Monday to Sunday. */
  column: number;
  row: number;
  kind: TileKind;
}

/** A year of results, one tile for each day. */
export interface Year {
  number: number;
  tiles: readonly YearTile[];
  solved: number;
  failed: number;
  /** Those solved without any help but the riddle. */
  fromRiddle: number;
}

export const columns = 54;
export const rows = 7;

/** Returns a year's tiles. @param latest the latest puzzle date where the player is */
export function yearOf(number: number, results: readonly Result[], latest: PuzzleDate): Year {
  const inYear = results.filter(({ date }) => date.startsWith(`${number}-`));
  const byDate = new Map(inYear.map((result) => [result.date, result]));
  const first = `${number}-01-01`;
  const offset = weekdayOf(first);
  const tiles: YearTile[] = [];
  for (let date = first, day = offset; date.startsWith(`${number}-`); date = addDays(date, 1), day++)
    tiles.push({ date, column: Math.floor(day / rows), row: day % rows, kind: kindOf(date) });
  const solved = inYear.filter(({ guesses }) => guesses !== null);
  return {
    number,
    tiles,
    solved: solved.length,
    failed: inYear.length - solved.length,
    fromRiddle: solved.filter(({ helped }) => helped === "riddle").length,
  };

  function kindOf(date: PuzzleDate): TileKind {
    const result = byDate.get(date);
    if (result) return result.guesses === null ? "failed" : "solved";
    return date > latest ? "coming" : "none";
  }
}

/** Returns the years that have results, and the present one, the latest first. */
export function yearsWith(results: readonly Result[], latest: PuzzleDate): number[] {
  const years = new Set([latest, ...results.map(({ date }) => date)].map((date) => Number(date.slice(0, 4))));
  return [...years].sort((one, other) => other - one);
}

/** Says a year in a sentence. */
export function yearText({ number, solved, failed, fromRiddle }: Year): string {
  const played = solved + failed;
  if (played === 0) return `No results in ${number} yet.`;
  const alone = fromRiddle === 0 ? "" : `, ${fromRiddle} of them from the riddle alone`;
  return `${number}: ${solved} of ${played} solved${alone}.`;
}

/** The weekday of a date, from 0 for Monday. */
function weekdayOf(date: PuzzleDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % rows;
}
