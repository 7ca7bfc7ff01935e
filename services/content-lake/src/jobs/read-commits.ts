import { startJob } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** Reads the transactions of other replicas whose message didn't arrive, every `everyMs`. */
export function startReadingCommits(context: Context, everyMs: number): void {
  const { lake } = context;
  startJob(context, {
    name: "read commits",
    everyMs,
    run: async () => {
      const caughtUp = lake.opened().map(async (dataset) => (await dataset).catchUp());
      const outcomes = await Promise.allSettled(caughtUp);
      const failed = outcomes.find((outcome) => outcome.status === "rejected");
      if (failed) throw failed.reason;
    },
  });
}
