import type { PuzzleDate } from "@wordlehint/contracts";
import { getRiddleByDateContract } from "@wordlehint/contracts/routes/riddle-routes";
import { toShownDatedRiddle } from "../../../lib/shown-riddle.ts";
import { api } from "../../../state/api.ts";
import { transformedEndpoint } from "../../../state/endpoint.ts";
import { freshSeconds } from "./fresh-seconds.ts";

interface DatedRiddleArg {
  date: PuzzleDate;
  /** The player's IANA time zone. */
  zone: string;
}

export const datedRiddleApi = api.injectEndpoints({
  endpoints: (build) => ({
    datedRiddle: build.query({
      ...transformedEndpoint(
        getRiddleByDateContract,
        ({ date, zone }: DatedRiddleArg) => ({ query: { date, tz: zone } }),
        toShownDatedRiddle,
      ),
      keepUnusedDataFor: 3 * freshSeconds,
    }),
  }),
});

export const { useDatedRiddleQuery, usePrefetch } = datedRiddleApi;
