import type { Bus } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** Calls `refresh` when a text of a mail or the site's settings may have changed, or events were missed. */
export function onTextsChanged(
  { bus, config }: { bus: Pick<Bus, "follow">; config: Pick<Context["config"], "SANITY_DATASET"> },
  refresh: (since?: { liveEventId: string | undefined }) => void,
): void {
  bus.follow({
    types: ["content.published", "content.unpublished"],
    handle: ({ type, data }) => {
      if (type !== "content.published" && type !== "content.unpublished") return;
      const { dataset, documents, liveEventId } = data;
      const isAboutMails = documents.some((one) => one.type === "mailText" || one.type === "siteSettings");
      if (dataset === config.SANITY_DATASET && isAboutMails) refresh({ liveEventId });
    },
    onGap: () => refresh({ liveEventId: undefined }),
  });
}
