import { checkTextAnswerSchema, checkTextRequestSchema } from "@wordlehint/contracts";
import { parseInput } from "@wordlehint/runtime";
import { json, type RequestHandler } from "express";
import { checkText } from "../actions/check-text.ts";
import type { Context } from "../context.ts";

/** Every character of the longest text may be written as an escape of six bytes. */
const mostBytes = 640 * 1024;

/**
 * `POST /internal/check-text`, for the gateway alone, which asks on behalf of editors: to anyone else the answers
 * would give the coming words away.
 */
export function postCheckText(context: Context): RequestHandler[] {
  const check: RequestHandler = async (req, res) => {
    const { text } = parseInput(checkTextRequestSchema, req.body);
    const answer = checkTextAnswerSchema.parse(await checkText(context, text));
    res.set("Cache-Control", "no-store").json(answer);
  };
  return [json({ limit: mostBytes }), check];
}
