import { startJob, type JobHost } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

export type TextKeeper = {
  /** Reads the texts now. With `since`, in a state of the content at least as new as its live event. */
  refresh(since?: { liveEventId: string | undefined }): void;
};

const hourMs = 3_600_000;

/** Keeps the texts of mails as editors have written them. While the content can't be read, the last known ones hold. */
export function startTextKeeper(context: Pick<Context, "content" | "texts"> & JobHost): TextKeeper {
  const { content, texts } = context;
  let liveEventId: string | undefined;
  const job = startJob(context, {
    name: "mail texts",
    run: async () => {
      try {
        texts.use(await content.read(liveEventId));
      } finally {
        texts.keep();
      }
    },
    everyMs: hourMs,
    backoff: { firstMs: 250, maxMs: 60_000 },
  });
  return {
    refresh: (since) => {
      if (since) liveEventId = since.liveEventId;
      job.wake();
    },
  };
}
