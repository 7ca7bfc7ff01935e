import { revealAnswerContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { revealAnswer } from "../actions/reveal.ts";
import type { Context } from "../context.ts";
import { longFreshMs, respondForAll } from "./respond-for-all.ts";

export function revealAnswerRoute(context: Context): Route {
  return route(contract, ({ query }, exchange) => {
    const { nextReleaseMs, ...body } = revealAnswer(context, query);
    // Without a date, the next release brings another riddle.
    const changesAtMs = [Date.parse(body.answerAvailableAt), nextReleaseMs];
    respondForAll(context, exchange, { contract, body, maxFreshMs: longFreshMs, changesAtMs });
    return undefined;
  });
}
