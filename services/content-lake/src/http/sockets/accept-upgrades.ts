import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { Identity } from "../../actions/access/identify.ts";
import type { Context } from "../../context.ts";
import { isFromOwnPage } from "../../domain/access/request-origin.ts";
import { credentialIn, identityOf } from "../access/identify-requester.ts";

/** A WebSocket endpoint. */
export type SocketEndpoint = {
  /** The parameters in a URL of this endpoint, such as the dataset. Undefined for other URLs. */
  match(url: URL): Readonly<Record<string, string>> | undefined;
  /** Accepts anonymous clients too, which the endpoint then refuses in its own protocol. */
  acceptsAnonymous?: boolean;
  /** Serves a socket. Called before its first message. */
  serve(socket: WebSocket, client: SocketClient): void;
};

export type SocketClient = {
  identity: Identity | undefined;
  params: Readonly<Record<string, string>>;
  req: IncomingMessage;
};

type OnUpgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => void;

const maxMessageBytes = 64 * 1024;
const pingMs = 20_000;
const closeTimeoutMs = 1000;
/** Close code 1012, service restart: clients reconnect, to another replica. */
const serviceRestart = 1012;
const accessWithdrawn = 4001;

/**
 * Accepts WebSocket connections for several endpoints, from pages of our own and from bearers of a token. A socket is
 * closed when its credential is withdrawn, when it no longer responds to pings, and when the service shuts down.
 */
export function acceptUpgrades(context: Context, endpoints: readonly SocketEndpoint[]): OnUpgrade {
  const { log, accessWatch, signal } = context;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();

  const pinging = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, pingMs);
  signal.addEventListener("abort", () => {
    clearInterval(pinging);
    for (const socket of server.clients) socket.close(serviceRestart, "restarting");
    setTimeout(() => server.clients.forEach((socket) => socket.terminate()), closeTimeoutMs).unref();
  });

  const accept = async (req: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> => {
    const found = findEndpoint(endpoints, req);
    if (!found) {
      refuse(duplex, 404);
      return;
    }
    const presented = credentialIn(req, context.config.PUBLIC_URL);
    if (presented.via !== "bearer" && !isFromOwnPage(req.headers, context.config.PUBLIC_URL)) {
      refuse(duplex, 403);
      return;
    }
    const identity = await identityOf(context, presented);
    if (!identity && !found.endpoint.acceptsAnonymous) {
      refuse(duplex, 401);
      return;
    }
    if (identity?.requester.mustChangePassword) {
      refuse(duplex, 403);
      return;
    }
    if (signal.aborted) refuse(duplex, 503);
    if (duplex.destroyed || signal.aborted) return;
    server.handleUpgrade(req, duplex, head, (socket) => {
      alive.add(socket);
      socket.on("pong", () => alive.add(socket));
      socket.on("error", (error) => log.debug({ err: error }, "socket failed"));
      if (identity) {
        const end = () => socket.close(accessWithdrawn, "signed out");
        socket.once("close", accessWatch.guard(identity.credential, end));
      }
      found.endpoint.serve(socket, { identity, params: found.params, req });
    });
  };

  return (req, duplex, head) => {
    duplex.on("error", () => duplex.destroy());
    accept(req, duplex, head).catch((error: unknown) => {
      log.error({ err: error }, "socket could not be opened");
      refuse(duplex, 503);
    });
  };
}

function findEndpoint(endpoints: readonly SocketEndpoint[], req: IncomingMessage) {
  const url = URL.parse(req.url ?? "", "http://lake");
  if (!url) return undefined;
  for (const endpoint of endpoints) {
    const params = endpoint.match(url);
    if (params) return { endpoint, params };
  }
  return undefined;
}

function refuse(duplex: Duplex, status: number): void {
  if (duplex.destroyed) return;
  duplex.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
