import type { Context } from "../context.ts";

/** Says when the site's settings may have changed, and which state of the content has the change. */
export function followSettings({ bus, config }: Context, look: (liveEventId?: string) => void): void {
  bus.follow({
    types: ["content.published", "content.unpublished"],
    handle: (event) => {
      if (event.type !== "content.published" && event.type !== "content.unpublished") return;
      const { dataset, documents, liveEventId } = event.data;
      const isOurs = dataset === config.SANITY_DATASET;
      if (isOurs && documents.some(({ type }) => type === "siteSettings")) look(liveEventId);
    },
    onGap: () => look(),
  });
}
