import type { PuzzleDate } from "@wordlehint/contracts";
import { api } from "../../../state/api.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { freshSeconds } from "./fresh-seconds.ts";

interface LatestRiddleArg {
  /** The player's IANA time zone. */
  zone: string;
  /** The puzzle date there, so that a new day is a new query. */
  date: PuzzleDate;
}

/** How long the latest riddle is kept after the last page that shows it. */
const keptSeconds = 3 * freshSeconds;

const riddleApi = api.injectEndpoints({
  endpoints: (build) => ({
    latestRiddle: build.query<ShownRiddle, LatestRiddleArg>({
      query: ({ zone }) => ({ url: "/api/riddle/latest", params: { tz: zone } }),
      transformResponse: async (response: unknown) => {
        // Brings zod, which most visits don't need: they show the riddle that was rendered.
        const { parseRiddle } = await import("./parse-riddle.ts");
        return parseRiddle(response);
      },
      keepUnusedDataFor: keptSeconds,
    }),
  }),
});

export const { useLatestRiddleQuery, usePrefetch } = riddleApi;
