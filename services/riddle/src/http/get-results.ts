import { getResultsContract } from "@wordlehint/contracts/routes/riddle-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

export function getResultsRoute({ results }: Context, { requirePlayer }: PlayerAccess): Route {
  return route(getResultsContract, ({ query: range }, { req }) => results.list(playerOf(req).userId, range), [
    requirePlayer,
  ]);
}
