import { getStatsContract } from "@wordlehint/contracts/routes/riddle-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { readStats } from "../actions/player-results.ts";
import type { Context } from "../context.ts";

export function getStatsRoute(context: Context, { requirePlayer }: PlayerAccess): Route {
  return route(
    getStatsContract,
    ({ query: { tz } }, { req }) => readStats(context, { userId: playerOf(req).userId, tz }),
    [requirePlayer],
  );
}
