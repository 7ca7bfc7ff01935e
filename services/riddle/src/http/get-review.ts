import { getReviewContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { reviewAnswer } from "../actions/review-answer.ts";
import type { Context } from "../context.ts";
import { respondForAll, reviewFreshMs } from "./respond-for-all.ts";

export function getReviewRoute(context: Context): Route {
  return route(contract, async ({ query }, exchange) => {
    const body = await reviewAnswer(context, query);
    const changesAtMs = [Date.parse(body.answerAvailableAt)];
    respondForAll(context, exchange, { contract, body, maxFreshMs: reviewFreshMs, changesAtMs });
    return undefined;
  });
}
