import { getLatestRiddleContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { findLatestRiddle } from "../actions/find-latest-riddle.ts";
import type { Context } from "../context.ts";
import { respondForAll, shortlyFreshMs } from "./respond-for-all.ts";

export function getLatestRiddleRoute(context: Context): Route {
  return route(contract, ({ query }, exchange) => {
    const body = findLatestRiddle(context, query.tz);
    const changesAtMs = [Date.parse(body.answerAvailableAt), Date.parse(body.nextRiddleAt)];
    respondForAll(context, exchange, { contract, body, maxFreshMs: shortlyFreshMs, changesAtMs });
    return undefined;
  });
}
