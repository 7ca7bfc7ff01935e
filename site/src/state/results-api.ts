import type { Helped, PuzzleDate, Result } from "@wordlehint/contracts";
import {
  getResultsContract,
  getStatsContract,
  mergeResultsContract,
  setResultContract,
} from "@wordlehint/contracts/routes/riddle-routes";
import { resultOf, withResult, type Guesses } from "../lib/results.ts";
import { browserZone } from "../lib/zone.ts";
import { api } from "./api.ts";
import { endpoint } from "./endpoint.ts";

/** The email address of the signed-in player. Every cache entry has its own player's, so that no other's is shown. */
type Player = string;

interface ResultChange {
  player: Player;
  date: PuzzleDate;
  /** Undefined takes the result back. */
  guesses: Guesses | undefined;
  /** How far the player had read. */
  helped?: Helped | undefined;
}

// Before the first puzzle and after the last one: the device's clock may be wrong.
const allDates: { from: PuzzleDate; to: PuzzleDate } = { from: "2021-01-01", to: "9999-12-31" };

const zoneQuery = () => ({ tz: browserZone() });

/** The results of signed-in players. */
export const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All results of a player: streaks and the archive's tiles are computed from them. */
    playerResults: build.query(
      endpoint(getResultsContract, (player: Player) => ({ player, query: allDates })),
    ),
    /** Stats computed from a player's results, for a page that shows no more. */
    playerStats: build.query({
      ...endpoint(getStatsContract, (player: Player) => ({ player, query: zoneQuery() })),
      keepUnusedDataFor: 0,
    }),
    setResult: build.mutation({
      ...endpoint(setResultContract, ({ player, date, guesses, helped }: ResultChange) => ({
        player,
        query: zoneQuery(),
        body: { date, result: guesses === undefined ? null : { guesses, ...(helped && { helped }) } },
      })),
      // Shown at once, and taken back if it could not be saved.
      onQueryStarted: async ({ player, date, guesses, helped }, { dispatch, getState, queryFulfilled }) => {
        const known = resultsApi.endpoints.playerResults.select(player)(getState() as never).data ?? [];
        const before = resultOf(known, date);
        const helpedBefore = known.find((result) => result.date === date)?.helped;
        const put = (from: Guesses | undefined, to: Guesses | undefined, toHelped: Helped | undefined) =>
          dispatch(
            resultsApi.util.updateQueryData("playerResults", player, (results) =>
              resultOf(results, date) === from ? withResult(results, date, to, toHelped) : results,
            ),
          );
        put(before, guesses, helped);
        const isSaved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        // A list that was fetched meanwhile may still lack it. A later change of the same date stays.
        if (isSaved) put(before, guesses, helped);
        else put(guesses, before, helpedBefore);
      },
    }),
    /** Adds a visitor's results, of dates that have none yet. */
    mergeResults: build.mutation(
      endpoint(
        mergeResultsContract,
        ({ player, results }: { player: Player; results: readonly Result[] }) => ({
          player,
          query: zoneQuery(),
          body: { results: [...results] },
        }),
      ),
    ),
  }),
});

export const { usePlayerResultsQuery, usePlayerStatsQuery, useSetResultMutation } = resultsApi;
