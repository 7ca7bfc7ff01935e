import { addDays, homeZone, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { growingDelayMs, wait } from "@wordlehint/runtime";
import { keepHorizon } from "./actions/keep-horizon.ts";
import { releaseDueRiddles } from "./actions/release-due-riddles.ts";
import type { Context } from "./context.ts";

export type Scheduler = { close(): Promise<void> };

/** Keeps the horizon filled and announces releases, on time and at least every `mostMs`. */
export function startScheduler(context: Context, { mostMs }: { mostMs: number }): Scheduler {
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  const running = (async () => {
    await context.mongo.ready;
    for (let failures = 0; !stopped();) {
      try {
        await context.prepare();
        await keepHorizon(context);
        await releaseDueRiddles(context);
        failures = 0;
      } catch (error) {
        if (stopped()) return;
        context.log.warn({ err: error }, "schedule interrupted, trying again");
        failures++;
      }
      const delayMs = failures
        ? growingDelayMs(failures - 1, { firstMs: 250, mostMs: 15_000 })
        : untilNext(context);
      await wait(Math.min(delayMs, mostMs), stop.signal);
    }
  })();
  return {
    close: async () => {
      stop.abort();
      await running;
    },
  };
}

function untilNext({ now }: Context): number {
  const nowMs = now().getTime();
  const next = releaseInstantMs(addDays(latestPuzzleDate(nowMs, homeZone), 1), homeZone);
  return Math.max(0, next - nowMs);
}
