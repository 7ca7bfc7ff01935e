import { newEvent, startJob } from "@wordlehint/runtime";
import type { Context } from "./context.ts";

export type NumberKeeper = {
  /** Reads the content's settings now, at least as new as this state of the content. */
  look(liveEventId?: string): void;
};

/**
 * Numbers puzzles as editors have set it, from the start on and whenever that may have changed. While the content
 * doesn't respond the last known number holds.
 * @param onChange called when responses that were made before are wrong now.
 */
export function startNumberKeeper(context: Context, onChange: () => void): NumberKeeper {
  const { content } = context;
  const adopt = createAdopt(context, onChange);
  let asked: { liveEventId: string | undefined } | undefined = { liveEventId: undefined };

  const run = async () => {
    while (asked) {
      const { liveEventId } = asked;
      asked = undefined;
      try {
        const offset = await content.puzzleNumberOffset(liveEventId);
        if (offset !== undefined) await adopt(offset);
      } catch (error) {
        asked ??= { liveEventId };
        throw error;
      }
    }
  };
  const job = startJob(context, {
    name: "puzzle numbers",
    run,
    everyMs: Infinity,
    backoff: { firstMs: 250, maxMs: 60_000 },
  });
  return {
    look: (liveEventId) => {
      asked = { liveEventId };
      job.wake();
    },
  };
}

/**
 * Uses a number from now on, and tells of it once this replica does, so that whoever renders pages anew then is
 * told the new one here too. Each replica tells for itself.
 */
function createAdopt({ numbering, numbers, bus, log, now }: Context, onChange: () => void) {
  let told: number | undefined;
  return async (offset: number) => {
    told ??= numbering.offset();
    if (offset !== numbering.offset()) {
      numbering.use(offset);
      onChange();
      log.info({ offset }, "puzzles are numbered anew");
    }
    if (offset === told) return;
    const data = { puzzleNumberOffset: offset };
    await bus.publish(newEvent("riddle.renumbered", "puzzleNumberOffset", data, now()));
    // Saved last: who dies before it tells it again.
    await numbers.save(offset);
    told = offset;
  };
}
