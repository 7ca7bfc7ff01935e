import { startJob, type Job } from "@wordlehint/runtime";
import { planMailings } from "../actions/plan-mailings.ts";
import type { Context } from "../context.ts";

/** Runs the mailings: at each release in a zone, when told to, and at least every `everyMs`. */
export function startMailingPlanner(
  context: Context,
  { everyMs = 30_000 }: { everyMs?: number | undefined },
): Job {
  let next: Date | undefined;
  return startJob(context, {
    name: "mailings",
    run: async () => {
      next = await planMailings(context);
    },
    everyMs: () => Math.max(0, Math.min(everyMs, next ? next.getTime() - context.now().getTime() : everyMs)),
    backoff: { firstMs: 250, maxMs: 60_000 },
  });
}
