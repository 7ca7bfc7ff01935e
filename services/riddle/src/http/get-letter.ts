import { getLetterContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { revealLetter } from "../actions/reveal.ts";
import type { Context } from "../context.ts";
import { longFreshMs, respondForAll } from "./respond-for-all.ts";

export function getLetterRoute(context: Context): Route {
  return route(contract, ({ query }, exchange) => {
    respondForAll(context, exchange, {
      contract,
      body: revealLetter(context, query),
      maxFreshMs: longFreshMs,
    });
    return undefined;
  });
}
