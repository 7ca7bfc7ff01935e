import { getLatestRiddleContract } from "@wordlehint/contracts";
import { responseJson, route, type Route } from "@wordlehint/runtime";
import { latestRiddle } from "../actions/latest-riddle.ts";
import type { Context } from "../context.ts";
import { readyAnswer, sendAnswer, type ReadyAnswers } from "./ready-answers.ts";

const maxFreshMs = 60_000;

/** Keeps the response in memory until it changes, a minute at most: `ready` sends it from there. */
export function getLatestRiddle(context: Context, ready: ReadyAnswers): Route {
  return route(getLatestRiddleContract, ({ query }, { req, res }) => {
    const view = latestRiddle(context, query.tz);
    const nowMs = context.now().getTime();
    const changes = [view.answerAvailableAt, view.nextRiddleAt].map((at) => Date.parse(at) - nowMs);
    const freshMs = Math.min(maxFreshMs, ...changes.filter((ms) => ms > 0));
    const response = readyAnswer(responseJson(getLatestRiddleContract, view), nowMs, freshMs);
    ready.keep(req.originalUrl, response);
    sendAnswer(response, nowMs, req, res);
    return undefined;
  });
}
