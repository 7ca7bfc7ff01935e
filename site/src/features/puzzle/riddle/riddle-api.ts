import type { PuzzleDate } from "@wordlehint/contracts";
import { getLatestRiddleContract } from "@wordlehint/contracts/routes/riddle-routes";
import { toShownRiddle } from "../../../lib/shown-riddle.ts";
import { api } from "../../../state/api.ts";
import { transformedEndpoint } from "../../../state/endpoint.ts";
import { freshSeconds } from "./fresh-seconds.ts";

interface LatestRiddleArg {
  /** The player's IANA time zone. */
  zone: string;
  /** The puzzle date there, so that a new day is a new query. */
  date: PuzzleDate;
}

const riddleApi = api.injectEndpoints({
  endpoints: (build) => ({
    latestRiddle: build.query({
      ...transformedEndpoint(
        getLatestRiddleContract,
        ({ zone }: LatestRiddleArg) => ({ query: { tz: zone } }),
        toShownRiddle,
      ),
      keepUnusedDataFor: 3 * freshSeconds,
    }),
  }),
});

export const { useLatestRiddleQuery, usePrefetch } = riddleApi;
