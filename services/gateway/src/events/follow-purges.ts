import type { Bus, Log } from "@wordlehint/runtime";
import type { Purger } from "../actions/purge-pages.ts";
import { purgedTags, purgingEvents } from "../domain/purge-rules.ts";
import type { StateFile } from "../store/state-file.ts";

export type FollowPurgesParts = { bus: Bus; purger: Purger; state: StateFile; log: Log };

/**
 * Purges by every event that changes pages, in each replica for itself. The place in the stream is written
 * down after the pages are marked, so that a restart misses none; purging twice does no harm.
 */
export function followPurges({ bus, purger, state, log }: FollowPurgesParts): void {
  let mended = Promise.resolve();
  let hasFollowed = state.place !== undefined;
  bus.follow({
    types: purgingEvents,
    since: state.place,
    handle: async (event, place) => {
      await mended;
      await purger.purgeTags(purgedTags(event));
      await state.save({ place });
    },
    onGap: () => {
      // The first time there is nothing that could have been missed.
      if (hasFollowed) log.warn("events may have been missed; rendering all pages again");
      hasFollowed = true;
      mended = purger.purgeAll("gap");
    },
  });
}
