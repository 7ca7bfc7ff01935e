import { addDays, type PuzzleDate, type Result } from "@wordlehint/contracts";
import { resultOf, resultsIn, type Guesses } from "../../../lib/results.ts";

const format = "wordlehint-results";
const version = 1;
/** The date of the first puzzle. */
const firstDate: PuzzleDate = "2021-06-19";

/** No file of ours is larger: 5,000 results take 200 KB. */
export const maxFileBytes = 500_000;

/** The results of a file, or why it isn't taken. */
export type ReadFile = { results: readonly Result[] } | { refusal: string };

/** Makes the text of a file with a visitor's results. */
export function fileOf(results: readonly Result[]): string {
  return `${JSON.stringify({ format, version, results }, null, 1)}\n`;
}

/**
 * Reads a file that `fileOf` has made. It is taken as a whole or not at all.
 * @param latest the latest puzzle date where the visitor is; a zone that is ahead may have had one more
 */
export function readFile(text: string, latest: PuzzleDate): ReadFile {
  const file = parsed(text);
  if (file?.format !== format)
    return { refusal: "This file holds no results: choose one that was saved here." };
  if (file.version !== version)
    return { refusal: "This file is from a newer version of the site. Reload the page and try again." };
  const results = resultsIn(file.results);
  const isWhole = Array.isArray(file.results) && results.length === file.results.length;
  const isPlayable = results.every(({ date }) => date >= firstDate && date <= addDays(latest, 1));
  if (!isWhole || !isPlayable)
    return { refusal: "This file is damaged or has been changed, so nothing was taken from it." };
  if (results.length === 0) return { refusal: "There are no results in this file." };
  return { results };
}

/** The result of merging a file into the known results. */
export interface MergedResults {
  results: readonly Result[];
  /** Number of dates that had no result before. */
  added: number;
  /** Number of dates that had a worse one. */
  improved: number;
}

/** Adds the results of a file to those that are known. Of two results of a date, the better one stays. */
export function mergedResults(known: readonly Result[], more: readonly Result[]): MergedResults {
  const added = more.filter(({ date }) => resultOf(known, date) === undefined);
  const better = more.filter(({ date, guesses }) => isBetter(guesses, resultOf(known, date)));
  return {
    // The first one of a date counts.
    results: resultsIn([...added, ...better, ...known]),
    added: added.length,
    improved: better.length,
  };
}

function isBetter(guesses: Guesses, known: Guesses | undefined): boolean {
  return known !== undefined && guesses !== null && (known === null || guesses < known);
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
