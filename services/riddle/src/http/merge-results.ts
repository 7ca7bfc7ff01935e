import { mergeResultsContract } from "@wordlehint/contracts/routes/riddle-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { mergeResults } from "../actions/player-results.ts";
import type { Context } from "../context.ts";

export function mergeResultsRoute(context: Context, { requirePlayer }: PlayerAccess): Route {
  return route(
    mergeResultsContract,
    ({ query: { tz }, body }, { req }) =>
      mergeResults(context, { userId: playerOf(req).userId, tz }, body.results),
    [requirePlayer],
  );
}
