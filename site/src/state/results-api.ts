import type { PuzzleDate, Result, Stats } from "@wordlehint/contracts";
import type { FetchArgs } from "@reduxjs/toolkit/query/react";
import { readStored } from "../lib/browser-storage.ts";
import { resultOf, resultsIn, withResult, type Guesses } from "../lib/results.ts";
import { tokenKey } from "../lib/token.ts";
import { browserZone } from "../lib/zone.ts";
import { api } from "./api.ts";
import type { RequestFailure, ResponseMeta } from "./base-query.ts";
import type { rootReducer } from "./root-reducer.ts";
import { selectToken, selectUser } from "./session-slice.ts";

/** The e-mail address of the signed-in player. Every cache entry has its own player's, so that no other's is shown. */
type Player = string;

interface ResultChange {
  player: Player;
  date: PuzzleDate;
  /** Undefined takes the result back. */
  guesses: Guesses | undefined;
}

type Outcome<T> =
  | { data: T; error?: undefined; meta?: ResponseMeta }
  | { error: RequestFailure; data?: undefined; meta?: ResponseMeta };
type Fetch = (args: FetchArgs) => Outcome<unknown> | PromiseLike<Outcome<unknown>>;

// Before the first puzzle and after the last one: the device's clock may be wrong.
const beginning: PuzzleDate = "2021-01-01";
const end: PuzzleDate = "9999-12-31";

/** The results of signed-in players. */
export const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All results of a player: streaks and the archive's tiles are computed from them. */
    playerResults: build.query<Result[], Player>({
      queryFn: async (player, { getState }, _options, fetchBody) => {
        const params = { from: beginning, to: end };
        return asPlayer(player, getState, fetchBody, { url: "/api/stats/results", params }, toResults);
      },
    }),
    /** What follows from a player's results, for a page that shows no more. */
    playerStats: build.query<RecordSummary, Player>({
      queryFn: async (player, { getState }, _options, fetchBody) =>
        asPlayer(player, getState, fetchBody, { url: "/api/stats", params: zoneParams() }, toSummary),
      keepUnusedDataFor: 0,
    }),
    setResult: build.mutation<unknown, ResultChange>({
      queryFn: async ({ player, date, guesses }, { getState }, _options, fetchBody) => {
        const result = guesses === undefined ? null : { guesses };
        const request = { url: "/api/stats", method: "PUT", params: zoneParams(), body: { date, result } };
        return asPlayer(player, getState, fetchBody, request, (body) => body);
      },
      // Shown at once, and taken back if it could not be saved.
      onQueryStarted: async ({ player, date, guesses }, { dispatch, getState, queryFulfilled }) => {
        const known = resultsApi.endpoints.playerResults.select(player)(getState() as never).data ?? [];
        const before = resultOf(known, date);
        const put = (from: Guesses | undefined, to: Guesses | undefined) =>
          dispatch(
            resultsApi.util.updateQueryData("playerResults", player, (results) =>
              resultOf(results, date) === from ? withResult(results, date, to) : results,
            ),
          );
        put(before, guesses);
        const isSaved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        // A list that was fetched meanwhile may still lack it. A later change of the same date stays.
        if (isSaved) put(before, guesses);
        else put(guesses, before);
      },
    }),
    /** Adds a visitor's results, of dates that have none yet. */
    mergeResults: build.mutation<unknown, { player: Player; results: readonly Result[] }>({
      queryFn: async ({ player, results }, { getState }, _options, fetchBody) => {
        const request = { url: "/api/stats/merge", method: "POST", params: zoneParams(), body: { results } };
        return asPlayer(player, getState, fetchBody, request, (body) => body);
      },
    }),
  }),
});

export const { usePlayerResultsQuery, usePlayerStatsQuery, useSetResultMutation } = resultsApi;

/** The part of the stats that the profile shows. */
export type RecordSummary = Pick<Stats, "currentStreak" | "bestStreak" | "riddlesSolved" | "played">;

const zoneParams = () => ({ tz: browserZone() });

/**
 * Sends a request on behalf of the player who is shown. Another tab may have signed somebody else in, whose token would
 * be sent: then the request fails before it is sent, and a response that came too late is dropped.
 */
async function asPlayer<T>(
  player: Player,
  getState: () => unknown,
  fetchBody: Fetch,
  request: FetchArgs,
  parse: (body: unknown) => T,
): Promise<Outcome<T>> {
  const isSignedIn = (): boolean => {
    const state = getState() as ReturnType<typeof rootReducer>;
    const user = selectUser(state);
    return (user === null || user.email === player) && readStored(tokenKey) === selectToken(state);
  };
  if (!isSignedIn()) return { error: changedSession };
  const { data, error } = await fetchBody(request);
  if (error) return { error };
  return isSignedIn() ? { data: parse(data) } : { error: changedSession };
}

const changedSession: RequestFailure = {
  status: 409,
  message: "Somebody else is signed in now.",
};

/** @throws {Error} if the response is no list */
function toResults(response: unknown): Result[] {
  if (!Array.isArray(response)) throw new Error("The response holds no results");
  return [...resultsIn(response)];
}

/** @throws {Error} if the response holds no stats */
function toSummary(response: unknown): RecordSummary {
  const { currentStreak, bestStreak, riddlesSolved, played } = (response ?? {}) as Partial<
    Record<keyof RecordSummary, unknown>
  >;
  if (![currentStreak, bestStreak, riddlesSolved, played].every((count) => typeof count === "number"))
    throw new Error("The response holds no stats");
  return { currentStreak, bestStreak, riddlesSolved, played } as RecordSummary;
}
