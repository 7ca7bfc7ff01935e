import { getRiddleByDateContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { findDatedRiddle } from "../actions/find-dated-riddle.ts";
import type { Context } from "../context.ts";
import { respondForAll, shortlyFreshMs } from "./respond-for-all.ts";

export function getRiddleByDateRoute(context: Context): Route {
  return route(contract, ({ query }, exchange) => {
    const body = findDatedRiddle(context, query);
    const changesAtMs = [Date.parse(body.answerAvailableAt), Date.parse(body.nextRiddleAt)];
    respondForAll(context, exchange, { contract, body, maxFreshMs: shortlyFreshMs, changesAtMs });
    return undefined;
  });
}
