import { startJob } from "@wordlehint/runtime";
import { sweepAssets } from "../actions/assets/sweep-assets.ts";
import type { Context } from "../context.ts";

const everyMs = 10 * 60_000;

/** Deletes the bytes of assets that no document refers to. Replicas may do so at the same time. */
export function startSweepingAssets(context: Context): void {
  startJob(context, {
    name: "sweep assets",
    everyMs,
    run: async () => {
      const removed = await sweepAssets(context);
      if (removed > 0) context.log.info({ removed }, "removed bytes of assets that no document refers to");
    },
  });
}
