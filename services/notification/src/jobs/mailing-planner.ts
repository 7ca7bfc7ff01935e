import { startJob, type Job } from "@wordlehint/runtime";
import { planMailings } from "../actions/plan-mailings.ts";
import type { Context } from "../context.ts";

/** Runs the mailings: at each release in a zone, when told to, and at least every `pollMs`. */
export function startMailingPlanner(
  context: Context,
  { pollMs = 30_000 }: { pollMs?: number | undefined },
): Job {
  let next: Date | undefined;
  return startJob(context, {
    name: "mailings",
    run: async () => {
      next = await planMailings(context);
    },
    everyMs: () => Math.max(0, Math.min(pollMs, next ? next.getTime() - context.now().getTime() : pollMs)),
    backoff: { firstMs: 250, maxMs: 60_000 },
  });
}
