import { addDays, homeZone, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { startJob } from "@wordlehint/runtime";
import { keepHorizon } from "../actions/keep-horizon.ts";
import { keepPast } from "../actions/keep-past.ts";
import { releaseDueRiddles } from "../actions/release-due-riddles.ts";
import type { Context } from "../context.ts";
import { liveDates } from "../domain/puzzle-clock.ts";

/**
 * Keeps riddles ready up to the horizon, announces releases and fills the past: at each release, and at least every
 * `maxDelayMs`. Releases are a job of their own, since making riddles may take minutes. The past comes after the live
 * riddles.
 */
export function startScheduler(context: Context, { maxDelayMs }: { maxDelayMs: number }): void {
  const everyMs = () => Math.min(maxDelayMs, untilNextReleaseMs(context));
  const releases = startJob(context, {
    name: "releases",
    run: async () => {
      await refreshShelf(context);
      await releaseDueRiddles(context);
    },
    everyMs,
  });
  let isLive = false;
  const past = startJob(context, {
    name: "past",
    run: async () => {
      if (isLive) await keepPast(context);
    },
    everyMs: Infinity,
    backoff: { firstMs: 1000, maxMs: 600_000 },
  });
  startJob(context, {
    name: "horizon",
    run: () =>
      keepHorizon(context, () => {
        isLive = true;
        releases.wake();
        past.wake();
      }),
    everyMs,
  });
}

/** Riddles that another replica or an operator has changed are served soon, whatever else goes on. */
async function refreshShelf({ shelf, riddles, now }: Context): Promise<void> {
  const { earliest } = liveDates(now().getTime());
  await shelf.refresh(() => riddles.from(earliest));
}

function untilNextReleaseMs({ now }: Context): number {
  const nowMs = now().getTime();
  const next = releaseInstantMs(addDays(latestPuzzleDate(nowMs, homeZone), 1), homeZone);
  return Math.max(0, next - nowMs);
}
