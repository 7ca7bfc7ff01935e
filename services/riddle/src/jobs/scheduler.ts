import { addDays, homeZone, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { startJob } from "@wordlehint/runtime";
import { keepHorizon } from "../actions/keep-horizon.ts";
import { releaseDueRiddles } from "../actions/release-due-riddles.ts";
import type { Context } from "../context.ts";

/** Keeps riddles ready up to the horizon and announces releases: at each release, and at least every `maxDelayMs`. */
export function startScheduler(context: Context, { maxDelayMs }: { maxDelayMs: number }): void {
  startJob(context, {
    name: "scheduler",
    run: async () => {
      await keepHorizon(context);
      await releaseDueRiddles(context);
    },
    everyMs: () => Math.min(maxDelayMs, untilNextReleaseMs(context)),
  });
}

function untilNextReleaseMs({ now }: Context): number {
  const nowMs = now().getTime();
  const next = releaseInstantMs(addDays(latestPuzzleDate(nowMs, homeZone), 1), homeZone);
  return Math.max(0, next - nowMs);
}
