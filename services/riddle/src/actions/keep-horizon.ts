import { addDays, daysBetween, type PuzzleDate } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import { generateRiddle } from "./generate-riddle.ts";

/**
 * Makes what is missing between the earliest live date and the horizon, makes again what is still to come and
 * was given another answer, and puts all of it on the shelf. One date that fails doesn't keep the others from
 * being made. Operators are told, once a date, of what fails and of a horizon that runs short.
 * @throws when a date could not be made; the next try begins with what is missing then.
 */
export async function keepHorizon(context: Context): Promise<void> {
  const { riddles, shelf, now, config } = context;
  const { earliest, latest } = liveDates(now().getTime());
  shelf.replace(await riddles.from(earliest));

  const failures: unknown[] = [];
  const horizon = addDays(latest, config.HORIZON_DAYS);
  for (let date = earliest; date <= horizon; date = addDays(date, 1)) {
    try {
      if (await isMissing(context, date, date > latest)) await generateRiddle(context, date);
    } catch (error) {
      failures.push(error);
      await tellOfFailure(context, date, error);
    }
  }
  shelf.replace(await riddles.from(earliest));
  await judgeHorizon(context, latest);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} riddles could not be made`);
}

/** A riddle that is live somewhere stays as it is; one to come follows the schedule. */
async function isMissing(context: Context, date: PuzzleDate, isToCome: boolean): Promise<boolean> {
  const { answers, riddles, shelf } = context;
  const riddle = shelf.get(date);
  if (!riddle || !isToCome) return !riddle;
  const word = await answers.wordFor(date);
  return word !== riddle.word && riddles.discardUnlessFor(date, word);
}

/** The event says no more than that: an error's own text might name the word. */
async function tellOfFailure({ notices, outbox, now, log }: Context, date: PuzzleDate, error: unknown) {
  log.error({ err: error, date }, "riddle could not be made");
  const reason = "The riddle could not be made. The log of the riddle service says why.";
  if (await notices.raise(newEvent("riddle.generation_failed", date, { date, reason }, now()))) outbox.wake();
}

async function judgeHorizon(context: Context, latest: PuzzleDate): Promise<void> {
  const { notices, outbox, shelf, now, config, horizonDays, log } = context;
  const readyDays = daysBetween(latest, shelf.readyThrough(latest));
  horizonDays.set(readyDays);
  if (readyDays >= config.HORIZON_DAYS) return;
  const date = addDays(latest, readyDays + 1);
  const reason = `Riddles are ready for ${readyDays} days ahead, where ${config.HORIZON_DAYS} should be.`;
  if (!(await notices.raise(newEvent("riddle.horizon_low", date, { date, reason }, now())))) return;
  outbox.wake();
  log.warn({ readyDays, wanted: config.HORIZON_DAYS }, "riddles run short");
}
