import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { wait } from "@wordlehint/runtime";
import { WebSocketServer, type WebSocket } from "ws";
import type { Identity } from "../../actions/access/identify.ts";
import type { Context } from "../../context.ts";
import { comesFromOurPages } from "../../domain/access/request-origin.ts";
import { identityOf, shownBy } from "../access/identify.ts";

/** What speaks on the sockets at some addresses. */
export type SocketDoor = {
  /** What the address says, such as the dataset; undefined when it is another door's. */
  match(url: URL): Readonly<Record<string, string>> | undefined;
  /** Whether those who aren't signed in get in, to be told so in the door's own words. */
  isOpenToAll?: boolean;
  /** Takes a socket over, from before its first message. */
  enter(socket: WebSocket, visitor: Visitor): void;
};

export type Visitor = {
  identity: Identity | undefined;
  params: Readonly<Record<string, string>>;
  req: IncomingMessage;
};

export type Sockets = {
  onUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends all sockets in a way that makes clients come back, to another replica. */
  close(): Promise<void>;
};

const mostBytes = 64 * 1024;
const pingMs = 20_000;
const serviceRestarts = 1012;
const accessWithdrawn = 4001;

/**
 * Takes WebSocket connections for several doors. Only pages of ours and bearers of a token get in, and everyone is
 * shown out when their access ends, or when they don't answer any more.
 */
export function takeUpgrades(context: Context, doors: readonly SocketDoor[]): Sockets {
  const { log, accessWatch } = context;
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytes, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();

  const pinging = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, pingMs);

  const take = async (req: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> => {
    const found = findDoor(doors, req);
    if (!found) {
      refuse(duplex, 404);
      return;
    }
    const shown = shownBy(req);
    if (shown.via !== "bearer" && !comesFromOurPages(req.headers, context.config.PUBLIC_URL)) {
      refuse(duplex, 403);
      return;
    }
    const identity = await identityOf(context, shown);
    if (!identity && !found.door.isOpenToAll) {
      refuse(duplex, 401);
      return;
    }
    if (duplex.destroyed) return;
    server.handleUpgrade(req, duplex, head, (socket) => {
      alive.add(socket);
      socket.on("pong", () => alive.add(socket));
      socket.on("error", (error) => log.debug({ err: error }, "socket failed"));
      if (identity) {
        const end = () => socket.close(accessWithdrawn, "signed out");
        socket.once("close", accessWatch.guard(identity.credential, end));
      }
      found.door.enter(socket, { identity, params: found.params, req });
    });
  };

  return {
    onUpgrade: (req, duplex, head) => {
      duplex.on("error", () => duplex.destroy());
      take(req, duplex, head).catch((error: unknown) => {
        log.error({ err: error }, "socket could not be opened");
        refuse(duplex, 503);
      });
    },
    close: async () => {
      clearInterval(pinging);
      for (const socket of server.clients) socket.close(serviceRestarts, "restarting");
      for (let waited = 0; server.clients.size > 0 && waited < 20; waited++) await wait(50);
      for (const socket of server.clients) socket.terminate();
    },
  };
}

function findDoor(doors: readonly SocketDoor[], req: IncomingMessage) {
  const url = URL.parse(req.url ?? "", "http://lake");
  if (!url) return undefined;
  for (const door of doors) {
    const params = door.match(url);
    if (params) return { door, params };
  }
  return undefined;
}

function refuse(duplex: Duplex, status: number): void {
  if (duplex.destroyed) return;
  duplex.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
