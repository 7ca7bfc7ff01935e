import { setResultContract } from "@wordlehint/contracts/routes/riddle-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { setResult } from "../actions/player-results.ts";
import type { Context } from "../context.ts";

export function setResultRoute(context: Context, { requirePlayer }: PlayerAccess): Route {
  return route(
    setResultContract,
    ({ query: { tz }, body }, { req }) => setResult(context, { userId: playerOf(req).userId, tz }, body),
    [requirePlayer],
  );
}
