import { startJob } from "@wordlehint/runtime";
import { renumberPuzzles } from "../actions/renumber-puzzles.ts";
import type { Context } from "../context.ts";

export type NumberKeeper = {
  /** Checks the number now. With `since`, in a state of the content at least as new as its live event. */
  check(since?: { liveEventId: string | undefined }): void;
};

/**
 * Keeps the number of the first puzzle as editors have set it: checks it at the start and when told to. While the
 * content can't be read, the last known number holds.
 */
export function startNumberKeeper(context: Context): NumberKeeper {
  let liveEventId: string | undefined;
  let isDue = true;
  const job = startJob(context, {
    name: "number keeper",
    run: async () => {
      // One check is enough for all calls before it begins, such as those before the database is ready.
      if (!isDue) return;
      isDue = false;
      try {
        await renumberPuzzles(context, liveEventId);
      } catch (error) {
        isDue = true;
        throw error;
      }
    },
    everyMs: Infinity,
    backoff: { firstMs: 250, maxMs: 60_000 },
  });
  return {
    check: (since) => {
      if (since) liveEventId = since.liveEventId;
      isDue = true;
      job.wake();
    },
  };
}
