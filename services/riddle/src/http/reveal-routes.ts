import {
  getHintContract,
  getLetterContract,
  revealAnswerContract,
} from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { revealAnswer, revealHint, revealLetter } from "../actions/reveal.ts";
import type { Context } from "../context.ts";
import type { ReadyResponses } from "./ready-responses.ts";
import { longFreshMs, respondForAll } from "./respond-for-all.ts";

/** What a player asks for piece by piece: hints, letters and the answer. */
export function revealRoutes(context: Context, ready: ReadyResponses): Route[] {
  return [
    route(getHintContract, ({ query }, exchange) => {
      respondForAll(context, ready, exchange, {
        contract: getHintContract,
        body: revealHint(context, query),
        maxFreshMs: longFreshMs,
      });
      return undefined;
    }),
    route(getLetterContract, ({ query }, exchange) => {
      respondForAll(context, ready, exchange, {
        contract: getLetterContract,
        body: revealLetter(context, query),
        maxFreshMs: longFreshMs,
      });
      return undefined;
    }),
    route(revealAnswerContract, ({ query }, exchange) => {
      const { nextReleaseMs, ...body } = revealAnswer(context, query);
      respondForAll(context, ready, exchange, {
        contract: revealAnswerContract,
        body,
        maxFreshMs: longFreshMs,
        // Without a date, the next release brings another riddle.
        changesAtMs: [Date.parse(body.answerAvailableAt), nextReleaseMs],
      });
      return undefined;
    }),
  ];
}
