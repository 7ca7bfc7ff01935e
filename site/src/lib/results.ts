import type { Helped, PuzzleDate, Result } from "@wordlehint/contracts";
import { isHelped } from "@wordlehint/contracts/helped";

/** Storage key of a visitor's results; those of a signed-in player are kept by the API. */
export const resultsKey = "wordlehint-results";

/** Number of guesses in which a puzzle was solved, 1 to 6; null if it wasn't. */
export type Guesses = Result["guesses"];

/** No response and no request of the API has more. */
const maxResults = 5_000;

/** Returns the results in stored data: the first one of each date, in order of date. What is malformed is left out. */
export function resultsIn(stored: unknown): readonly Result[] {
  if (!Array.isArray(stored)) return [];
  const byDate = new Map<PuzzleDate, Result>();
  for (const { date, guesses, helped } of stored.filter(isResult))
    if (!byDate.has(date)) byDate.set(date, { date, guesses, ...(isHelped(helped) && { helped }) });
  return inOrder([...byDate.values()]).slice(-maxResults);
}

/** Returns the results with that of a date; without it if `guesses` is undefined. */
export function withResult(
  results: readonly Result[],
  date: PuzzleDate,
  guesses: Guesses | undefined,
  helped?: Helped,
): Result[] {
  const others = results.filter((other) => other.date !== date);
  if (guesses === undefined) return others;
  return inOrder([...others, { date, guesses, ...(helped && { helped }) }]).slice(-maxResults);
}

/** Returns the result of a date; undefined if there is none. */
export function resultOf(results: readonly Result[], date: PuzzleDate): Guesses | undefined {
  return results.find((result) => result.date === date)?.guesses;
}

/** Returns the results of `all` that aren't in `known`, with the same guesses. */
export function withoutResults(all: readonly Result[], known: readonly Result[]): Result[] {
  return all.filter(({ date, guesses }) => resultOf(known, date) !== guesses);
}

function inOrder(results: Result[]): Result[] {
  return results.sort((one, other) => (one.date < other.date ? -1 : 1));
}

function isResult(value: unknown): value is Result {
  const { date, guesses } = (value ?? {}) as Partial<Record<keyof Result, unknown>>;
  return isDate(date) && (guesses === null || isGuesses(guesses));
}

function isGuesses(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 6;
}

function isDate(value: unknown): value is PuzzleDate {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const ms = Date.parse(value);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
}
