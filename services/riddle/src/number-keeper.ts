import { growingDelayMs, newEvent, wait } from "@wordlehint/runtime";
import type { Context } from "./context.ts";

export type NumberKeeper = {
  /** Reads the content's settings now, at least as new as this state of the content. */
  look(liveEventId?: string): void;
  close(): Promise<void>;
};

const retryDelay = { firstMs: 250, mostMs: 60_000 };

/**
 * Numbers puzzles as editors have set it, from the start on and whenever that may have changed. While the content
 * can't be asked the last known number holds.
 * @param onChange called when answers that were made before are wrong now.
 */
export function startNumberKeeper(context: Context, onChange: () => void): NumberKeeper {
  const { mongo, content, log } = context;
  const stop = new AbortController();
  const adopt = createAdopt(context, onChange);
  let asked: { liveEventId: string | undefined } | undefined = { liveEventId: undefined };
  let wake = Promise.withResolvers<undefined>();
  const stopped = new Promise((resolve) => stop.signal.addEventListener("abort", resolve));

  const lookUntilDone = async () => {
    await context.prepare();
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

  const running = (async () => {
    await Promise.race([mongo.ready, stopped]);
    for (let failures = 0; !stop.signal.aborted;) {
      let delayMs: number | undefined;
      try {
        await lookUntilDone();
        failures = 0;
      } catch (error) {
        if (failures === 0) log.warn({ err: error }, "the content's settings can't be read, trying again");
        delayMs = growingDelayMs(failures++, retryDelay);
      }
      const retry = delayMs === undefined ? [] : [wait(delayMs, stop.signal)];
      await Promise.race([wake.promise, stopped, ...retry]);
      wake = Promise.withResolvers();
    }
  })();

  return {
    look: (liveEventId) => {
      asked = { liveEventId };
      wake.resolve(undefined);
    },
    close: async () => {
      stop.abort();
      await running;
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
