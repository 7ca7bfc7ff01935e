import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isOwnHost } from "@wordlehint/contracts/own-host";
import { ApiError } from "./api-error.ts";
import { parseCompletionRequest } from "./completion-request.ts";
import { createModel } from "./model.ts";
import { isMode, modes, type Mode } from "./modes.ts";

export type OpenAiServer = { url: string; close(): Promise<void> };

export type OpenAiOptions = { port: number; host: string; mode: Mode };

const ownHosts: ReadonlySet<string> = new Set(["openai"]);

/** What the server does next; `PUT /mode` changes it. */
type State = {
  mode: Mode;
  /** How many requests it holds for; then the mode is `good`. Null for all. */
  times: number | null;
  /** Of `rate-limit`. */
  retryAfterSeconds: number;
  /** Requests for completions so far. */
  requests: number;
};

/**
 * Starts a server that speaks OpenAI's Chat Completions API as far as the riddle service uses it, and refuses everything
 * else as OpenAI does. `GET /mode` tells how it responds, `PUT /mode` changes that.
 */
export async function startOpenAi({ port, host, mode }: OpenAiOptions): Promise<OpenAiServer> {
  const model = createModel();
  const state: State = { mode, times: null, retryAfterSeconds: 1, requests: 0 };

  const complete = async (req: IncomingMessage, res: ServerResponse) => {
    requireKey(req);
    const request = parseCompletionRequest(await text(req));
    state.requests++;
    const now = nextMode(state);
    switch (now) {
      case "rate-limit":
        res.setHeader("retry-after", String(state.retryAfterSeconds));
        throw new ApiError(429, "Rate limit reached for requests. Please try again later.", {
          type: "requests",
          code: "rate_limit_exceeded",
        });
      case "out-of-quota":
        throw new ApiError(
          429,
          "You exceeded your current quota, please check your plan and billing details.",
          {
            type: "insufficient_quota",
            code: "insufficient_quota",
          },
        );
      case "server-error":
        throw new ApiError(500, "The server had an error while processing your request. Sorry about that!", {
          type: "server_error",
        });
      case "nonsense":
        res
          .writeHead(200, { "content-type": "text/html" })
          .end("<html><body>Welcome to the proxy</body></html>");
        return;
      case "stall":
        return;
      case "cut":
        req.socket.destroy();
        return;
      default:
    }
    const written = model.write(request, now);
    const content = now === "cut-off" ? written.slice(0, written.length / 2) : written;
    const usage = { prompt_tokens: tokensOf(request.text), completion_tokens: tokensOf(content) };
    const body = JSON.stringify({
      id: `chatcmpl-${randomUUID()}`,
      object: "chat.completion",
      created: Math.floor(Date.now() / 1000),
      model: request.model,
      choices: [
        {
          index: 0,
          message:
            now === "refusal"
              ? { role: "assistant", content: null, refusal: "I'm sorry, I can't help with that." }
              : { role: "assistant", content, refusal: null },
          logprobs: null,
          finish_reason: now === "cut-off" ? "length" : "stop",
        },
      ],
      ...(now !== "no-usage" && {
        usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
      }),
    });
    res.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    if (now !== "stall-body" && now !== "cut-body") return void res.end(body);
    res.write(body.slice(0, body.length / 2), () => {
      if (now === "cut-body") req.socket.destroy();
    });
  };

  const changeMode = async (req: IncomingMessage, res: ServerResponse) => {
    if (req.method === "PUT") Object.assign(state, changeIn(await text(req)));
    sendJson(res, 200, state);
  };

  const server = createServer((req, res) => {
    const path = new URL(req.url ?? "/", "http://openai").pathname;
    const handle = async () => {
      if (!isOwnHost(req.headers.host, ownHosts))
        throw new ApiError(400, "This server has another name than the request's.");
      if (path === "/v1/chat/completions" && req.method === "POST") return complete(req, res);
      if (path === "/mode" && (req.method === "GET" || req.method === "PUT")) return changeMode(req, res);
      throw new ApiError(404, `Invalid URL (${req.method ?? ""} ${path})`, { code: "unknown_url" });
    };
    handle().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      sendJson(res, error.status, error.body);
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${bound}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function requireKey({ headers }: IncomingMessage): void {
  if (/^Bearer \S+$/.test(headers.authorization ?? "")) return;
  throw new ApiError(401, "You didn't provide an API key.", { code: "invalid_api_key" });
}

function nextMode(state: State): Mode {
  const { mode, times } = state;
  if (times === null) return mode;
  if (times === 0) return "good";
  state.times = times - 1;
  return mode;
}

function changeIn(body: string): Partial<State> {
  const refused = (message: string) => new ApiError(400, message);
  let change: Record<string, unknown>;
  try {
    change = JSON.parse(body) as Record<string, unknown>;
  } catch {
    throw refused("The body must be JSON.");
  }
  const { mode, times = null, retryAfterSeconds = 1, ...others } = change;
  if (!isMode(mode)) throw refused(`The mode must be one of ${Object.keys(modes).join(", ")}.`);
  if (times !== null && !Number.isInteger(times)) throw refused("times must be a whole number.");
  if (typeof retryAfterSeconds !== "number") throw refused("retryAfterSeconds must be a number.");
  if (Object.keys(others).length > 0) throw refused(`Unknown: ${Object.keys(others).join(", ")}.`);
  return { mode, times: times as number | null, retryAfterSeconds };
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** About as many as OpenAI's encodings make of English. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4);
