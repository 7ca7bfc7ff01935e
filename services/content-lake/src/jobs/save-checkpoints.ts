import { startJob } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

const everyMs = 1000;

/** Saves a checkpoint of each dataset after `everyTransactions` transactions, so that a start has few to read. */
export function startSavingCheckpoints(context: Context, everyTransactions: number): void {
  const { lake } = context;
  startJob(context, {
    name: "save checkpoints",
    everyMs,
    run: async () => {
      for (const opening of lake.opened()) {
        const dataset = await opening;
        if (dataset.transactionsSinceCheckpoint() >= everyTransactions) await dataset.saveCheckpoint();
      }
    },
  });
}
