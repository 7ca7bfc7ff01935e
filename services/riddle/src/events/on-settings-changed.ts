import type { Context } from "../context.ts";

/**
 * Calls `check` when the number of the first puzzle may have changed: after a change of the site's settings, a change of
 * the number in another replica, or events that were missed.
 */
export function onSettingsChanged(
  { bus, config, numbering }: Context,
  check: (since?: { liveEventId: string | undefined }) => void,
): void {
  bus.follow({
    types: ["content.published", "content.unpublished", "riddle.renumbered"],
    handle: ({ type, data }) => {
      if (type === "riddle.renumbered") {
        if (data.puzzleNumberOffset !== numbering.current()) check();
      } else if (type === "content.published" || type === "content.unpublished") {
        const { dataset, documents, liveEventId } = data;
        const hasSettings = documents.some((document) => document.type === "siteSettings");
        if (dataset === config.SANITY_DATASET && hasSettings) check({ liveEventId });
      }
    },
    onGap: () => check({ liveEventId: undefined }),
  });
}
