import { getNotesContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { revealNotes } from "../actions/reveal.ts";
import type { Context } from "../context.ts";
import { longFreshMs, respondForAll } from "./respond-for-all.ts";

export function getNotesRoute(context: Context): Route {
  return route(contract, ({ query }, exchange) => {
    const body = revealNotes(context, query);
    const changesAtMs = [Date.parse(body.answerAvailableAt)];
    respondForAll(context, exchange, { contract, body, maxFreshMs: longFreshMs, changesAtMs });
    return undefined;
  });
}
