import type { DomainEvent } from "@wordlehint/contracts";
import type { Bus, Log } from "@wordlehint/runtime";
import type { Purger } from "../actions/purge-pages.ts";
import { newerContentEvent } from "../domain/content-event.ts";
import { purgedTags, purgingEvents } from "../domain/purge-rules.ts";
import type { StateFile } from "../store/state-file.ts";

export type FollowPurgesParts = { bus: Bus; purger: Purger; state: StateFile; log: Log; dataset: string };

/**
 * Purges by every event that changes pages, in each replica for itself. The place in the stream is written
 * down after the pages are marked, so that a restart misses none; purging twice does no harm.
 */
export function followPurges({ bus, purger, state, log, dataset }: FollowPurgesParts): void {
  let mended = Promise.resolve();
  let hasFollowed = state.place !== undefined;
  bus.follow({
    types: purgingEvents,
    since: state.place,
    handle: async (event, place) => {
      await mended;
      const contentEvent = contentEventOf(event, dataset);
      // Before the purge, whose renders are to name it.
      if (contentEvent !== undefined)
        void state.save({ contentEvent: newerContentEvent(state.contentEvent, contentEvent) });
      const tags = purgedTags(event, dataset);
      if (tags.length > 0) await purger.purgeTags(tags);
      await state.save({ place });
    },
    onGap: () => {
      // The first time there is nothing that could have been missed.
      if (hasFollowed) log.warn("events may have been missed; rendering all pages again");
      hasFollowed = true;
      // Its series may have begun anew.
      void state.save({ contentEvent: undefined });
      mended = purger.purgeAll("gap");
    },
  });
}

function contentEventOf(event: DomainEvent, dataset: string): string | undefined {
  const isContent = event.type === "content.published" || event.type === "content.unpublished";
  return isContent && event.data.dataset === dataset ? event.data.liveEventId : undefined;
}
