import { getHintContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { revealHint } from "../actions/reveal.ts";
import type { Context } from "../context.ts";
import { longFreshMs, respondForAll } from "./respond-for-all.ts";

export function getHintRoute(context: Context): Route {
  return route(contract, ({ query }, exchange) => {
    respondForAll(context, exchange, {
      contract,
      body: revealHint(context, query),
      maxFreshMs: longFreshMs,
    });
    return undefined;
  });
}
