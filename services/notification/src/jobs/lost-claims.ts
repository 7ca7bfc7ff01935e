import { startJob } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** Queues mails again that a replica had claimed and that it didn't record before it ended, and counts them. */
export function startRequeueing(context: Context): void {
  const { deliveries, mailMetrics, claimMs, now, log } = context;
  startJob(context, {
    name: "lost claims",
    run: async () => {
      const count = await deliveries.requeueLost(now());
      if (count === 0) return;
      mailMetrics.repeated.inc(count);
      log.warn({ mails: count }, "mails are sent again, because it isn't known whether they were sent");
    },
    everyMs: Math.min(claimMs / 4, 10_000),
  });
}
