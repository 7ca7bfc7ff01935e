import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { isOwnHost } from "@wordlehint/contracts/own-host";
import express, { type Express, type RequestHandler } from "express";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { countedFastLane, type FastLane } from "./fast-lane.ts";
import { limitConnections } from "./limit-connections.ts";
import { listen, type Listening } from "./listen.ts";
import { namesManyHosts, requireOneHost } from "./one-host.ts";
import { notFound, problemHandler } from "./problem-details.ts";
import { requestLog } from "./request-log.ts";
import { requireOwnHost } from "./require-own-host.ts";

/** Options of `startHttp`. */
export type HttpOptions = {
  host: string;
  port: number;
  log: Log;
  metrics: Metrics;
  /** Registers the service's routes, after request ids, log and metrics, and before the error handler. */
  routes: (app: Express) => void;
  /** The server's names, beside those of this machine: requests for others are refused. By default none is. */
  ownHosts?: ReadonlySet<string> | undefined;
  /** Tried before Express, for responses in memory. */
  fastLane?: FastLane;
  /** Maximum time for a request to arrive; half a minute by default. */
  requestTimeoutMs?: number;
  /** Maximum time for its headers to arrive; a quarter of a minute by default. */
  headersTimeoutMs?: number;
  /** Maximum connections of a client, where clients connect directly; unlimited by default. */
  connectionsPerClient?: number | undefined;
  /**
   * How long nothing may be sent or taken while a request is handled, until its connection is cut; by default as long as
   * it likes.
   */
  stalledMs?: number;
  /** Handles requests to upgrade to WebSocket. The handler must close the connections before the server closes. */
  onUpgrade?: (req: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** A server that listens. */
export type RunningHttp = Listening & {
  /** Accepts no new connections, waits for requests in progress, and closes the rest after 3 s. */
  close(): Promise<void>;
};

const drainMs = 3000;

/**
 * Serves a service's HTTP side, which the public reaches.
 * @throws when the port is taken.
 */
export async function startHttp(options: HttpOptions): Promise<RunningHttp> {
  let closing = false;
  let drained: Promise<void> | undefined;
  const app = createApp(options);
  const handledByFastLane = countedFastLane(options.fastLane ?? (() => undefined), options);
  const { headersTimeoutMs = 15_000, ownHosts, onUpgrade } = options;
  const isForUs = (req: IncomingMessage) =>
    !namesManyHosts(req) && (!ownHosts || isOwnHost(req.headers.host, ownHosts));
  const checks = { connectionsCheckingInterval: Math.min(headersTimeoutMs, 5000) };
  const server = createServer(checks, (req, res) => {
    if (closing) res.setHeader("connection", "close");
    if (!isForUs(req) || !handledByFastLane(req, res)) app(req, res);
  });
  // Longer than a load balancer keeps a connection open, so that it never sends on one that is being closed.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = options.requestTimeoutMs ?? 30_000;
  server.headersTimeout = headersTimeoutMs;
  if (options.connectionsPerClient !== undefined) limitConnections(server, options.connectionsPerClient);
  if (options.stalledMs !== undefined) server.setTimeout(options.stalledMs);
  if (onUpgrade)
    server.on("upgrade", (req, socket, head) => {
      if (isForUs(req)) onUpgrade(req, socket, head);
      else socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    });
  const listening = await listen(server, { host: options.host, port: options.port, variable: "PORT" });
  return {
    ...listening,
    close: () => {
      closing = true;
      return (drained ??= drain(server));
    },
  };
}

function createApp({ log, metrics, ownHosts, routes }: HttpOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", "simple");
  app.use(noSniffing, requestLog(log, metrics), requireOneHost);
  if (ownHosts) app.use(requireOwnHost(ownHosts));
  routes(app);
  app.use(notFound, problemHandler(log));
  return app;
}

/** Every response is what its Content-Type says, errors and redirects included. */
const noSniffing: RequestHandler = (_req, res, next) => {
  res.setHeader("X-Content-Type-Options", "nosniff");
  next();
};

async function drain(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // A connection becomes idle when its response has been sent, and would then be kept alive.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
