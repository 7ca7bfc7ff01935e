import { createClient } from "@sanity/client";
import { contentClientOptions, type ContentConfig } from "@wordlehint/runtime";
import * as z from "zod";
import { defaultOffset } from "../domain/numbering.ts";

export type ContentSettings = {
  /**
   * The number of the first puzzle as editors have set it; undefined while there are no settings at all.
   * @param liveEventId the answer is at least as new as this state of the content.
   * @throws when the content can't be asked.
   */
  puzzleNumberOffset(liveEventId: string | undefined): Promise<number | undefined>;
};

const query = `*[_id == "siteSettings"][0]{puzzleNumberOffset}`;
const answerSchema = z.nullable(z.object({ puzzleNumberOffset: z.int().catch(defaultOffset) }));

export function connectContentSettings(config: ContentConfig): ContentSettings {
  const options = contentClientOptions(config);
  const client = createClient({ ...options, perspective: "published", timeout: 5000, maxRetries: 0 });
  return {
    puzzleNumberOffset: async (liveEventId) => {
      const answer: unknown = await client.fetch(
        query,
        {},
        liveEventId === undefined ? {} : { lastLiveEventId: liveEventId },
      );
      return answerSchema.parse(answer)?.puzzleNumberOffset;
    },
  };
}
