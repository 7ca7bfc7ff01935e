import {
  latestPuzzleDate,
  playerStats,
  type PuzzleDate,
  type Result,
  type Stats,
} from "@wordlehint/contracts";
import { DomainError, TooManyAttempts } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import { firstDate } from "../domain/puzzle-number.ts";
import { zoneOrHome } from "../domain/zone-or-home.ts";

/** A signed-in player, and the time zone of the request. */
export type PlayerInZone = { userId: string; tz: string | undefined };

/** A player's result of a date; null takes it back. */
type NewResult = Omit<Result, "date"> | null;

/** Returns the stats that follow from a player's results. */
export async function readStats({ results, now }: Context, { userId, tz }: PlayerInZone): Promise<Stats> {
  const all = await results.list(userId);
  return playerStats(all, latestPuzzleDate(now().getTime(), zoneOrHome(tz)));
}

/**
 * Sets a player's result of a date, or takes it back, and returns the stats with it.
 * @throws {DomainError} `invalid_input` when the date can't have a result, `unauthorized` when the account is gone
 * @throws {TooManyAttempts} when the player has changed too many results
 */
export async function setResult(
  context: Context,
  player: PlayerInZone,
  { date, result }: { date: PuzzleDate; result: NewResult },
): Promise<Stats> {
  const { results, now } = context;
  const { userId } = player;
  if (!hasPuzzle(date, now())) throw dateRefused();
  await limitChanges(context, userId, date, result);
  if (result) await results.set(userId, { date, ...result }, now());
  else await results.remove(userId, date, now());
  await refuseErased(context, userId);
  return readStats(context, player);
}

/**
 * Adds a visitor's results to those of a player, and returns the stats with them. Left out are dates that have a result,
 * or can't have one. Of two results of a date the first one counts. However many there are, they count as one change.
 * @throws {DomainError} `unauthorized` when the account is gone
 * @throws {TooManyAttempts} when the player has made too many changes
 */
export async function mergeResults(
  context: Context,
  player: PlayerInZone,
  visitors: readonly Result[],
): Promise<Stats> {
  const { results, now } = context;
  const { userId } = player;
  await countChange(context, userId);
  const known = new Set((await results.list(userId)).map(({ date }) => date));
  const missing = new Map<PuzzleDate, Result>();
  for (const result of visitors) {
    const { date } = result;
    if (known.has(date) || missing.has(date) || !hasPuzzle(date, now())) continue;
    missing.set(date, result);
  }
  await results.addMissing(userId, [...missing.values()], now());
  await refuseErased(context, userId);
  return readStats(context, player);
}

/** Counts a change of a result. A first one isn't counted: there can't be more of them than puzzles. */
async function limitChanges(
  context: Context,
  userId: string,
  date: PuzzleDate,
  result: NewResult,
): Promise<void> {
  const known = await context.results.find(userId, date);
  const isSame = known?.guesses === result?.guesses && known?.helped === result?.helped;
  if (known === undefined || isSame) return;
  await countChange(context, userId);
}

/** The most changes of results that a player makes in an hour. */
const maxChanges = 60;

/** @throws {TooManyAttempts} when the player has made too many changes in this hour */
async function countChange({ resultChanges, now }: Context, userId: string): Promise<void> {
  const { waitSeconds } = await resultChanges.count(userId, maxChanges, now());
  if (waitSeconds > 0) throw new TooManyAttempts(waitSeconds);
}

/** Returns whether a puzzle of that date is released somewhere. */
function hasPuzzle(date: PuzzleDate, now: Date): boolean {
  return date >= firstDate && date <= liveDates(now.getTime()).latest;
}

async function refuseErased({ results, now }: Context, userId: string): Promise<void> {
  if (!(await results.isErased(userId))) return;
  await results.erase(userId, now());
  throw new DomainError("unauthorized", "Please sign in.");
}

function dateRefused(): DomainError {
  const message = `must be the date of a puzzle that is released, from ${firstDate} on`;
  return new DomainError("invalid_input", `date: ${message}`, [{ path: "date", message }]);
}
