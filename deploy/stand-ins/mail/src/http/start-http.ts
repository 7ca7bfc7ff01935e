import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isOwnHost } from "@wordlehint/contracts/own-host";
import type { Misbehaviour } from "../misbehaviour.ts";
import type { MailStore } from "../store/mail-store.ts";
import { apiRoutes } from "./api-routes.ts";
import { HttpError } from "./http-error.ts";
import { modeRoutes } from "./mode-routes.ts";
import type { Handler, Reply, Route } from "./route.ts";
import { webRoutes } from "./web-routes.ts";

export type RunningHttp = { port: number; close(): Promise<void> };

export type HttpOptions = {
  host: string;
  port: number;
  /** Its names, beside those of this machine. */
  ownHosts: ReadonlySet<string>;
  store: MailStore;
  misbehaviour: Misbehaviour;
};

const maxBodyBytes = 1024 * 1024;

/** Starts the web view and the API. */
export async function startHttp({
  host,
  port,
  ownHosts,
  store,
  misbehaviour,
}: HttpOptions): Promise<RunningHttp> {
  const routes: Route[] = [...apiRoutes(store), ...modeRoutes(misbehaviour), ...webRoutes(store)];
  const server = createServer((req, res) => {
    respond(routes, ownHosts, req).then(
      (reply) => send(res, reply),
      (error: unknown) => send(res, replyTo(error)),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function respond(
  routes: readonly Route[],
  ownHosts: ReadonlySet<string>,
  req: IncomingMessage,
): Promise<Reply> {
  if (!isOwnHost(req.headers.host, ownHosts))
    throw new HttpError(400, "The mailbox has another name than the request's");
  const { pathname, searchParams: query } = new URL(req.url ?? "/", "http://mailbox");
  const method = req.method === "HEAD" ? "GET" : req.method;
  for (const route of routes) {
    const params = route.method === method ? route.path.exec(pathname)?.groups : undefined;
    if (!params) continue;
    if (method !== "GET") requireSameSite(req);
    const body = method === "GET" ? "" : await readBody(req);
    const handler: Handler = route.handler;
    return handler({ params, query, body });
  }
  throw new HttpError(404, "Not found");
}

/** A page of another site must not change anything here. */
function requireSameSite({ headers: { origin, host } }: IncomingMessage): void {
  if (origin !== undefined && URL.parse(origin)?.host !== host)
    throw new HttpError(403, "Other sites may not change anything here");
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new HttpError(413, "The body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function replyTo(error: unknown): Reply {
  const { status, message } = error instanceof HttpError ? error : new HttpError(500, String(error));
  return { status, type: "text/plain; charset=utf-8", body: message };
}

function send(res: ServerResponse, { status = 200, type, body = "", headers = {} }: Reply): void {
  res.writeHead(status, {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
    ...(type !== undefined && { "content-type": type }),
    ...headers,
  });
  res.end(body);
}
