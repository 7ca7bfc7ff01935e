import type { DomainEvent } from "@wordlehint/contracts";
import { purgeAll, purgeTags, type PurgeContext } from "../actions/purge-pages.ts";
import type { ApiContext } from "../context/api.ts";
import type { PagesContext } from "../context/pages.ts";
import { newerLiveEventId } from "../domain/pages/live-event-id.ts";
import { purgedService, purgedTags, purgingEvents } from "../domain/pages/purge-rules.ts";

type FollowContext = PurgeContext &
  Pick<PagesContext, "state" | "onClose"> & {
    bus: Pick<PagesContext["bus"], "follow" | "close">;
    kept: Pick<ApiContext["kept"], "purge" | "purgeAll">;
    config: Pick<PagesContext["config"], "SANITY_DATASET">;
  };

/**
 * Purges pages and kept responses by events; every replica does so for itself. The position in the event stream is
 * saved after the pages are marked on the disk, so that a restart misses no event; purging twice does no harm. Events
 * don't wait for the disk.
 */
export function followPurges(context: FollowContext): void {
  const { bus, state, log, config, kept, onClose } = context;
  let marked: Promise<unknown> = Promise.resolve();
  let hasFollowed = state.place !== undefined;
  bus.follow({
    types: purgingEvents,
    since: state.place,
    handle: (event, place) => {
      const liveEventId = liveEventIdOf(event, config.SANITY_DATASET);
      // Before the purge, because its renders send the id to the renderer.
      if (liveEventId !== undefined)
        void state.save({ liveEventId: newerLiveEventId(state.liveEventId, liveEventId) });
      const service = purgedService(event);
      if (service !== undefined) kept.purge(service);
      const tags = purgedTags(event, config.SANITY_DATASET);
      const purged = tags.length > 0 ? purgeTags(context, tags) : undefined;
      marked = Promise.all([marked, purged]).then(() => state.save({ place }));
    },
    onGap: () => {
      // At the very first start nothing can have been missed.
      if (hasFollowed) log.warn("events may have been missed; rendering all pages again");
      hasFollowed = true;
      kept.purgeAll();
      // The content store may count its states anew.
      const forgotten = state.save({ liveEventId: undefined });
      marked = Promise.all([marked, forgotten, purgeAll(context, "gap")]);
    },
  });
  onClose(async () => {
    // First, so that no further event is handled.
    await bus.close();
    await marked;
  });
}

function liveEventIdOf(event: DomainEvent, dataset: string): string | undefined {
  const isContent = event.type === "content.published" || event.type === "content.unpublished";
  return isContent && event.data.dataset === dataset ? event.data.liveEventId : undefined;
}
