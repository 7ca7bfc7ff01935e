import { latestRiddleQuerySchema, latestRiddleSchema } from "@wordlehint/contracts";
import { parseInput } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import { latestRiddle } from "../actions/latest-riddle.ts";
import type { Context } from "../context.ts";
import { readyAnswer, sendAnswer, type ReadyAnswers } from "./ready-answers.ts";

const mostFreshMs = 60_000;

/** `GET /api/riddle/latest?tz=`. The answer is kept ready until it changes, a minute at most. */
export function getLatestRiddle(context: Context, ready: ReadyAnswers): RequestHandler {
  return (req, res) => {
    const { tz } = parseInput(latestRiddleQuerySchema, req.query);
    const view = latestRiddleSchema.parse(latestRiddle(context, tz));
    const nowMs = context.now().getTime();
    const changes = [view.answerAvailableAt, view.nextRiddleAt].map((at) => Date.parse(at) - nowMs);
    const freshMs = Math.min(mostFreshMs, ...changes.filter((ms) => ms > 0));
    const answer = readyAnswer(JSON.stringify(view), nowMs, freshMs);
    ready.keep(req.originalUrl, answer);
    sendAnswer(answer, nowMs, req, res);
  };
}
