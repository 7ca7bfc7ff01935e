import { addDays, daysBetween } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import { generateRiddle } from "./generate-riddle.ts";

/**
 * Makes what is missing between the earliest live date and the horizon, and puts all of it on the shelf.
 * One date that fails doesn't keep the others from being made.
 * @throws when a date could not be made; the next try begins with what is missing then.
 */
export async function keepHorizon(context: Context): Promise<void> {
  const { riddles, shelf, now, config, metrics, log } = context;
  const { earliest, latest } = liveDates(now().getTime());
  const horizon = addDays(latest, config.HORIZON_DAYS);
  shelf.replace(await riddles.from(earliest));

  const failures: unknown[] = [];
  for (let date = earliest; date <= horizon; date = addDays(date, 1)) {
    if (shelf.has(date)) continue;
    try {
      await generateRiddle(context, date);
    } catch (error) {
      failures.push(error);
      log.error({ err: error, date }, "riddle could not be made");
    }
  }
  shelf.replace(await riddles.from(earliest));

  const readyDays = daysBetween(latest, shelf.readyThrough(latest));
  metrics.horizonDays.set(readyDays);
  if (readyDays < config.HORIZON_DAYS)
    log.warn({ readyDays, wanted: config.HORIZON_DAYS }, "riddles run short");
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} riddles could not be made`);
}
