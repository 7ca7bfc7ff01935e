import { latestPuzzleDate, type PuzzleDate } from "@wordlehint/contracts";
import { getPreviousRiddlesContract } from "@wordlehint/contracts/routes/riddle-routes";
import type { AppDispatch } from "../../../../app/store.ts";
import { earlierMonth } from "../../../../lib/archive-day.ts";
import { serverNowMs } from "../../../../lib/server-clock.ts";
import { browserZone } from "../../../../lib/zone.ts";
import { api, apiJoined } from "../../../../state/api.ts";
import { requestTo } from "../../../../state/endpoint.ts";
import { pastAnswersIn, type DatedWord, type PastAnswers } from "./past-answers.ts";

interface Place {
  /** The player's IANA time zone. */
  zone: string;
  /** The latest puzzle date there: with a new one, one more answer is available. */
  latest: PuzzleDate;
}

const pastAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    pastAnswers: build.query<readonly DatedWord[], Place>({
      /** Reads the archive month by month. A riddle whose answer isn't available yet has no word. */
      queryFn: async ({ zone }, _api, _options, fetchBody) => {
        const riddles: DatedWord[] = [];
        let month: string | null | undefined;
        while (month !== null) {
          const page = await fetchBody(
            requestTo(getPreviousRiddlesContract, { query: { ...(month && { month }), tz: zone } }),
          );
          if (page.error) return { error: page.error };
          riddles.push(...getPreviousRiddlesContract.response.body.parse(page.data));
          const earlier = earlierMonth(page.meta?.link ?? null);
          // Never the same month twice, whatever a server says.
          month = earlier !== null && (!month || earlier < month) ? earlier : null;
        }
        return { data: riddles.map(({ date, word }) => ({ date, word })) };
      },
    }),
  }),
});

/** Reads the archive's answers that are available to the player. Rejects if the call failed. */
export async function readPastAnswers(dispatch: AppDispatch): Promise<PastAnswers> {
  const zone = browserZone();
  const latest = latestPuzzleDate(serverNowMs(), zone);
  dispatch(apiJoined());
  const { data, error } = await dispatch(
    pastAnswersApi.endpoints.pastAnswers.initiate({ zone, latest }, { subscribe: false }),
  );
  if (!data) throw new Error(error && "message" in error ? error.message : "no response");
  return pastAnswersIn(data);
}
