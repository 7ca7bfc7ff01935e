import { createClient } from "@sanity/client";
import * as z from "zod";
import { defaultOffset } from "../domain/numbering.ts";

export type ContentPlace = {
  projectId: string;
  dataset: string;
  apiHost: string;
  token: string | undefined;
};

export type ContentSettings = {
  /**
   * The number of the first puzzle as editors have set it; undefined while there are no settings at all.
   * @param liveEventId the answer is at least as new as this state of the content.
   * @throws when the content can't be asked.
   */
  puzzleNumberOffset(liveEventId: string | undefined): Promise<number | undefined>;
};

const hostedApi = "https://api.sanity.io";
const query = `*[_id == "siteSettings"][0]{puzzleNumberOffset}`;
const answerSchema = z.nullable(z.object({ puzzleNumberOffset: z.int().catch(defaultOffset) }));

export function connectContentSettings({ token, ...place }: ContentPlace): ContentSettings {
  const apiHost = new URL(place.apiHost).origin;
  const client = createClient({
    ...place,
    apiHost,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- our own lake has one host for every project
    useProjectHostname: apiHost === hostedApi,
    apiVersion: "2025-02-19",
    ...(token !== undefined && { token }),
    useCdn: false,
    perspective: "published",
    timeout: 5000,
    maxRetries: 0,
  });
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
