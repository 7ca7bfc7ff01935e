import { randomUUID } from "node:crypto";
import type { Request, Response } from "express";
import { takeMode } from "@wordlehint/stand-in-kit/modes";
import { ApiError } from "./api-error.ts";
import { parseCompletionRequest, type CompletionRequest } from "./completion-request.ts";
import type { Model } from "./model.ts";
import type { Mode } from "./modes.ts";
import type { State } from "./state.ts";

/** Handles requests for completions: responds as the state says. */
export function complete(model: Model, state: State) {
  return (req: Request, res: Response): void => {
    requireKey(req);
    const request = parseCompletionRequest(String(req.body));
    state.requests++;
    const mode = takeMode(state);
    switch (mode) {
      case "rate-limit":
        res.set("retry-after", String(state.retryAfterSeconds));
        throw new ApiError(429, "Rate limit reached for requests. Please try again later.", {
          type: "requests",
          code: "rate_limit_exceeded",
        });
      case "out-of-quota":
        throw new ApiError(
          429,
          "You exceeded your current quota, please check your plan and billing details.",
          { type: "insufficient_quota", code: "insufficient_quota" },
        );
      case "server-error":
        throw new ApiError(500, "The server had an error while processing your request. Sorry about that!", {
          type: "server_error",
        });
      case "nonsense":
        res.type("html").send("<html><body>Welcome to the proxy</body></html>");
        return;
      case "stall":
        return;
      case "cut":
        req.socket.destroy();
        return;
      case "stall-body":
      case "cut-body":
        sendHalf(res, completionOf(request, model.write(request, mode), mode), mode === "cut-body");
        return;
      default:
        res.json(completionOf(request, model.write(request, mode), mode));
    }
  };
}

function requireKey({ headers }: Request): void {
  if (/^Bearer \S+$/.test(headers.authorization ?? "")) return;
  throw new ApiError(401, "You didn't provide an API key.", { code: "invalid_api_key" });
}

function completionOf(request: CompletionRequest, written: string, mode: Mode): object {
  const content = mode === "cut-off" ? written.slice(0, written.length / 2) : written;
  const usage = { prompt_tokens: tokensOf(request.text), completion_tokens: tokensOf(content) };
  const message =
    mode === "refusal"
      ? { content: null, refusal: "I'm sorry, I can't help with that." }
      : { content, refusal: null };
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: "assistant", ...message },
        logprobs: null,
        finish_reason: mode === "cut-off" ? "length" : "stop",
      },
    ],
    ...(mode !== "no-usage" && {
      usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
    }),
  };
}

function sendHalf(res: Response, body: object, isCut: boolean): void {
  const text = JSON.stringify(body);
  res.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  res.write(text.slice(0, text.length / 2), () => {
    if (isCut) res.destroy();
  });
}

/** Returns about as many as OpenAI's encodings make of English. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4);
