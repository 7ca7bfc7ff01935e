import type { PuzzleDate } from "@wordlehint/contracts";
import { api } from "../../../state/api.ts";
import type { ShownDatedRiddle } from "../../../lib/shown-riddle.ts";
import { freshSeconds } from "./fresh-seconds.ts";

interface DatedRiddleArg {
  date: PuzzleDate;
  /** The player's IANA time zone. */
  zone: string;
}

export const datedRiddleApi = api.injectEndpoints({
  endpoints: (build) => ({
    datedRiddle: build.query<ShownDatedRiddle, DatedRiddleArg>({
      query: ({ date, zone }) => ({ url: "/api/riddle/by-date", params: { date, tz: zone } }),
      transformResponse: async (response: unknown) => {
        const { parseDatedRiddle } = await import("./parse-riddle.ts");
        return parseDatedRiddle(response);
      },
      keepUnusedDataFor: 3 * freshSeconds,
    }),
  }),
});

export const { useDatedRiddleQuery, usePrefetch } = datedRiddleApi;
