import { startJob } from "@wordlehint/runtime";
import { reconcileDaily } from "../actions/reconcile-daily.ts";
import type { Context } from "../context.ts";

const fiveSecondsMs = 5000;

/** Compares everything with the provider once a day, in one replica. */
export function startReconciler(
  context: Context,
  { everyMs = fiveSecondsMs }: { everyMs?: number | undefined },
): void {
  startJob(context, {
    name: "reconciler",
    run: () => reconcileDaily(context),
    everyMs: everyMs * 60,
    backoff: { firstMs: 60_000, maxMs: 3_600_000 },
  });
}
