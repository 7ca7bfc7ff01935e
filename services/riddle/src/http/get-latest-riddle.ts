import { getLatestRiddleContract } from "@wordlehint/contracts/routes/riddle-routes";
import { responseJson, route, type Route } from "@wordlehint/runtime";
import { findLatestRiddle } from "../actions/find-latest-riddle.ts";
import type { Context } from "../context.ts";
import { entityTag, sendReadyResponse, type ReadyResponses } from "./ready-responses.ts";

const maxFreshMs = 60_000;

/** Keeps the response for further requests until the riddle or its number changes, at most for a minute. */
export function getLatestRiddle(context: Context, ready: ReadyResponses): Route {
  const { now, numbering, shelf } = context;
  return route(getLatestRiddleContract, ({ query }, { req, res }) => {
    const view = findLatestRiddle(context, query.tz);
    const riddle = shelf.get(view.date);
    const offset = numbering.current();
    const nowMs = now().getTime();
    const changes = [view.answerAvailableAt, view.nextRiddleAt].map((at) => Date.parse(at) - nowMs);
    const freshMs = Math.min(maxFreshMs, ...changes.filter((ms) => ms > 0));
    const body = Buffer.from(responseJson(getLatestRiddleContract, view));
    const response = {
      body,
      etag: entityTag(body),
      freshUntilMs: nowMs + freshMs,
      isCurrent: () => numbering.giveOut() === offset && shelf.get(view.date) === riddle,
    };
    ready.keep(req.originalUrl, response);
    sendReadyResponse(response, nowMs, req, res);
    return undefined;
  });
}
