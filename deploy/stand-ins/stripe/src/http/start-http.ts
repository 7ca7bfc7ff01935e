import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { isOwnHost } from "@wordlehint/contracts/own-host";
import type { Account } from "../engine/account.ts";
import type { Misbehaviour } from "../misbehaviour.ts";
import type { ApiMode } from "../modes.ts";
import { randomText } from "../objects/new-id.ts";
import { ApiError } from "./api-error.ts";
import type { Keys } from "./authenticate.ts";
import { handleControl } from "./control-routes.ts";
import { handleApi, type ApiResponse } from "./handle-api.ts";
import { handleWeb } from "./web-routes.ts";

export type RunningHttp = { port: number; close(): Promise<void> };

export type HttpOptions = {
  host: string;
  port: number;
  /** Its names, beside those of this machine. */
  ownHosts: ReadonlySet<string>;
  keys: Keys;
  /** Called with the port when it is known. */
  open: (port: number) => { account: Account; misbehaviour: Misbehaviour };
};

const maxBodyBytes = 1024 * 1024;
const json = "application/json";

/** Starts the API, and what changes how it behaves. */
export async function startHttp({ host, port, ownHosts, keys, open }: HttpOptions): Promise<RunningHttp> {
  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      console.error(error);
      if (!res.headersSent) sendError(res, new ApiError(500, String(error), { type: "api_error" }));
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: bound } = server.address() as AddressInfo;
  const { account, misbehaviour } = open(bound);

  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    if (!isOwnHost(req.headers.host, ownHosts)) {
      sendError(res, new ApiError(400, "This server has another name than the request's"));
      return;
    }
    const { method = "GET" } = req;
    const url = new URL(req.url ?? "/", "http://stripe");
    const path = url.pathname;
    const body = await readBody(req);
    if (path === "/readyz") {
      res.writeHead(200, { "content-type": "text/plain" }).end("ok");
      return;
    }
    if (path.startsWith("/_control/")) {
      if (isFromOtherSite(req)) {
        sendError(res, new ApiError(403, "Other sites may not change anything here"));
        return;
      }
      const reply = handleControl({ account, misbehaviour }, method, path, body);
      res.writeHead(reply.status, { "content-type": json }).end(JSON.stringify(reply.body));
      return;
    }
    const page = handleWeb(account, { method, path, query: url.searchParams, body });
    if (page) {
      res
        .writeHead(page.status ?? 200, { "content-type": page.type, ...webHeaders, ...page.headers })
        .end(page.body);
      return;
    }
    if (method === "OPTIONS") {
      res.writeHead(204, cors).end();
      return;
    }
    const mode = misbehaviour.nextForRequest(method, path + url.search);
    if (mode === "slow") await wait(misbehaviour.state.api.delayMs);
    if (preventsWork(mode)) {
      misbehave(mode, req, res);
      return;
    }
    const query = url.search.slice(1);
    const response = handleApi(account, keys, {
      id: `req_${randomText(14)}`,
      method,
      path,
      query,
      body,
      headers: req.headers,
    });
    if (mode !== "good" && mode !== "slow") {
      misbehave(mode, req, res);
      return;
    }
    send(res, response);
  };

  return {
    port: bound,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const webHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "cross-origin",
};

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
};

function preventsWork(mode: ApiMode): boolean {
  return ["rate-limit", "error", "stall", "cut"].includes(mode);
}

function misbehave(mode: ApiMode, req: IncomingMessage, res: ServerResponse): void {
  switch (mode) {
    case "rate-limit": {
      sendError(
        res,
        new ApiError(
          429,
          "Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.",
          { code: "rate_limit" },
        ),
        { "stripe-rate-limited-reason": "global-rate" },
      );
      return;
    }
    case "error":
    case "error-after": {
      sendError(
        res,
        new ApiError(500, "An unknown error occurred. Contact support@stripe.com for assistance", {
          type: "api_error",
        }),
      );
      return;
    }
    case "cut":
    case "cut-after":
      req.socket.destroy();
      return;
    default:
    // A stall: no response at all.
  }
}

function sendError(
  res: ServerResponse,
  error: ApiError,
  headers: Readonly<Record<string, string>> = {},
): void {
  const id = `req_${randomText(14)}`;
  send(res, {
    status: error.status,
    body: JSON.stringify(error.body(id)),
    headers: { "request-id": id, ...headers },
  });
}

function send(res: ServerResponse, { status, body, headers }: ApiResponse): void {
  res.writeHead(status, { "content-type": json, "cache-control": "no-store", ...cors, ...headers }).end(body);
}

/** A page of another site must not change how this server behaves. */
function isFromOtherSite({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new ApiError(413, "Request body too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
