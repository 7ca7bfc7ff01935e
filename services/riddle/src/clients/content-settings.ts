import { createClient } from "@sanity/client";
import { contentClientOptions, type ContentConfig } from "@wordlehint/runtime";
import * as z from "zod";
import { defaultOffset } from "../domain/puzzle-number.ts";

export type ContentSettings = {
  /**
   * Reads the number of the first puzzle from the site's settings. Undefined when there are no settings at all, and the
   * default when they have no valid number.
   * @param liveEventId the result is at least as new as this state of the content
   * @throws when the content can't be read
   */
  puzzleNumberOffset(liveEventId: string | undefined): Promise<number | undefined>;
};

const query = `*[_type == "siteSettings"][0]{puzzleNumberOffset}`;
const settingsSchema = z.nullable(z.object({ puzzleNumberOffset: z.int().catch(defaultOffset) }));

export function connectContentSettings(config: ContentConfig): ContentSettings {
  const options = contentClientOptions(config);
  const client = createClient({ ...options, perspective: "published", timeout: 5000, maxRetries: 0 });
  return {
    puzzleNumberOffset: async (liveEventId) => {
      const freshness = liveEventId === undefined ? {} : { lastLiveEventId: liveEventId };
      const settings: unknown = await client.fetch(query, {}, freshness);
      return settingsSchema.parse(settings)?.puzzleNumberOffset;
    },
  };
}
