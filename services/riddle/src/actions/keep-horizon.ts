import { addDays, daysBetween, type PuzzleDate } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import { completeRiddle } from "./complete-riddle.ts";
import { generateRiddle } from "./generate-riddle.ts";

/**
 * Generates the missing riddles from the earliest live date to the horizon, replaces those of future dates whose answer
 * has changed, and puts all of them on the shelf, the live ones as soon as they are there. A date that fails does not
 * stop the others. Operators are notified of failures and of a short horizon, once for each date.
 * @param onLive is called when the live riddles are on the shelf
 * @throws when a riddle could not be generated; safe to run again
 */
export async function keepHorizon(context: Context, onLive: () => void = () => undefined): Promise<void> {
  const { riddles, shelf, now, config } = context;
  const { earliest, latest } = liveDates(now().getTime());
  const refresh = () => shelf.refresh(() => riddles.from(earliest));
  await refresh();

  const failures: unknown[] = [];
  const madeElsewhere: PuzzleDate[] = [];
  const keep = async (from: PuzzleDate, to: PuzzleDate) => {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      try {
        if (!(await keepDate(context, date, date > latest))) madeElsewhere.push(date);
      } catch (error) {
        if (context.signal.aborted) throw error;
        failures.push(error);
        await reportFailure(context, date, error);
      }
    }
    await refresh();
  };
  await keep(earliest, latest);
  onLive();
  await keep(addDays(latest, 1), addDays(latest, config.HORIZON_DAYS));
  // The replica that is making a riddle reports the horizon when it is done.
  if (madeElsewhere.length === 0) await reportHorizon(context, latest);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} riddles could not be generated`);
}

/** @returns false while another replica is making the riddle */
async function keepDate(context: Context, date: PuzzleDate, isFuture: boolean): Promise<boolean> {
  const riddle = context.shelf.get(date);
  if (await isMissing(context, date, isFuture)) return generateRiddle(context, date);
  if (riddle?.hints === null) await completeRiddle(context, riddle);
  return true;
}

/** A live riddle never changes. A future one is missing when it was made for another answer than the schedule's. */
async function isMissing(context: Context, date: PuzzleDate, isFuture: boolean): Promise<boolean> {
  const { answers, riddles, shelf } = context;
  const riddle = shelf.get(date);
  if (!riddle || !isFuture) return !riddle;
  const word = await answers.wordFor(date);
  return word !== riddle.word && riddles.discardUnlessFor(date, word);
}

/** The event does not contain the message of the error, which might contain the word. */
async function reportFailure({ notices, outbox, now, log }: Context, date: PuzzleDate, error: unknown) {
  log.error({ err: error, date }, "riddle could not be generated");
  const reason = "The riddle could not be generated. The log of the riddle service says why.";
  if (await notices.raise(newEvent("riddle.generation_failed", date, { date, reason }, now()))) outbox.wake();
}

async function reportHorizon(context: Context, latest: PuzzleDate): Promise<void> {
  const { notices, outbox, shelf, now, config, generationMetrics, log } = context;
  const readyDays = daysBetween(latest, shelf.readyThrough(latest));
  generationMetrics.horizonDays.set(readyDays);
  if (readyDays >= config.HORIZON_DAYS) return;
  const date = addDays(latest, readyDays + 1);
  const reason = `Riddles are ready for ${readyDays} days ahead instead of ${config.HORIZON_DAYS}.`;
  if (!(await notices.raise(newEvent("riddle.horizon_low", date, { date, reason }, now())))) return;
  outbox.wake();
  log.warn({ readyDays, horizonDays: config.HORIZON_DAYS }, "too few riddles are ready");
}
