import type { DomainEvent } from "@wordlehint/contracts";
import type { Bus, Log } from "@wordlehint/runtime";
import type { Purger } from "../actions/purge-pages.ts";
import { newerContentEvent } from "../domain/content-event.ts";
import { purgedTags, purgingEvents } from "../domain/purge-rules.ts";
import type { StateFile } from "../store/state-file.ts";

export type FollowPurgesParts = { bus: Bus; purger: Purger; state: StateFile; log: Log; dataset: string };

export type PurgeFollower = {
  /** Resolves when a restart would know of every event that was heard. */
  written(): Promise<void>;
};

/**
 * Purges by every event that changes pages, in each replica for itself. The place in the stream is written down
 * after the pages are marked on the disk, so that a restart misses none; purging twice does no harm. No event
 * waits for the disk.
 */
export function followPurges({ bus, purger, state, log, dataset }: FollowPurgesParts): PurgeFollower {
  let marked: Promise<unknown> = Promise.resolve();
  let hasFollowed = state.place !== undefined;
  bus.follow({
    types: purgingEvents,
    since: state.place,
    handle: (event, place) => {
      const contentEvent = contentEventOf(event, dataset);
      // Before the purge, whose renders are to name it.
      if (contentEvent !== undefined)
        void state.save({ contentEvent: newerContentEvent(state.contentEvent, contentEvent) });
      const tags = purgedTags(event, dataset);
      const purged = tags.length > 0 ? purger.purgeTags(tags) : undefined;
      marked = Promise.all([marked, purged]).then(() => state.save({ place }));
    },
    onGap: () => {
      // The first time there is nothing that could have been missed.
      if (hasFollowed) log.warn("events may have been missed; rendering all pages again");
      hasFollowed = true;
      // Its series may have begun anew.
      void state.save({ contentEvent: undefined });
      marked = Promise.all([marked, purger.purgeAll("gap")]);
    },
  });
  return {
    written: async () => {
      await marked;
    },
  };
}

function contentEventOf(event: DomainEvent, dataset: string): string | undefined {
  const isContent = event.type === "content.published" || event.type === "content.unpublished";
  return isContent && event.data.dataset === dataset ? event.data.liveEventId : undefined;
}
