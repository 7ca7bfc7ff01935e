import {
  getResultsContract,
  getStatsContract,
  mergeResultsContract,
  setResultContract,
} from "@wordlehint/contracts/routes/riddle-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { mergeResults, readStats, setResult } from "../actions/player-results.ts";
import type { Context } from "../context.ts";

/** The results and stats of signed-in players. */
export function statsRoutes(context: Context, { requirePlayer }: PlayerAccess): Route[] {
  return [
    route(
      getStatsContract,
      ({ query: { tz } }, { req }) => readStats(context, { userId: playerOf(req).userId, tz }),
      [requirePlayer],
    ),
    route(
      setResultContract,
      ({ query: { tz }, body }, { req }) => setResult(context, { userId: playerOf(req).userId, tz }, body),
      [requirePlayer],
    ),
    route(
      getResultsContract,
      ({ query: range }, { req }) => context.results.list(playerOf(req).userId, range),
      [requirePlayer],
    ),
    route(
      mergeResultsContract,
      ({ query: { tz }, body }, { req }) =>
        mergeResults(context, { userId: playerOf(req).userId, tz }, body.results),
      [requirePlayer],
    ),
  ];
}
