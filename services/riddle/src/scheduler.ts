import { addDays, homeZone, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { startJob } from "@wordlehint/runtime";
import { keepHorizon } from "./actions/keep-horizon.ts";
import { releaseDueRiddles } from "./actions/release-due-riddles.ts";
import type { Context } from "./context.ts";

/** Keeps the horizon filled and announces releases, on time and at least every `maxMs`. */
export function startScheduler(context: Context, { maxMs }: { maxMs: number }): void {
  startJob(context, {
    name: "schedule",
    run: async () => {
      await keepHorizon(context);
      await releaseDueRiddles(context);
    },
    everyMs: () => Math.min(maxMs, untilNextReleaseMs(context)),
  });
}

function untilNextReleaseMs({ now }: Context): number {
  const nowMs = now().getTime();
  const next = releaseInstantMs(addDays(latestPuzzleDate(nowMs, homeZone), 1), homeZone);
  return Math.max(0, next - nowMs);
}
