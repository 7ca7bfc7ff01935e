import { getLatestRiddleContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { findLatestRiddle } from "../actions/find-latest-riddle.ts";
import type { Context } from "../context.ts";
import type { ReadyResponses } from "./ready-responses.ts";
import { respondForAll, shortlyFreshMs } from "./respond-for-all.ts";

export function getLatestRiddle(context: Context, ready: ReadyResponses): Route {
  return route(contract, ({ query }, exchange) => {
    const body = findLatestRiddle(context, query.tz);
    respondForAll(context, ready, exchange, {
      contract,
      body,
      maxFreshMs: shortlyFreshMs,
      changesAtMs: [body.answerAvailableAt, body.nextRiddleAt].map(Date.parse),
    });
    return undefined;
  });
}
