import { createServer, type AddressInfo, type Socket } from "node:net";
import { Cursors } from "./commands/cursors.ts";
import type { Server } from "./commands/context.ts";
import { Executor } from "./engine/executor.ts";
import { removeExpired } from "./engine/ttl.ts";
import { lockDirectory } from "./store/directory-lock.ts";
import { Store } from "./store/store.ts";
import { serve } from "./wire/connection.ts";

export type MongoOptions = {
  host?: string;
  /** Default: any free port. */
  port?: number;
  /** Data directory. It is created if it doesn't exist. */
  dir: string;
  /** The interval at which documents that TTL indexes expire are removed. */
  ttlIntervalMs?: number;
};

export type RunningMongo = {
  /** A connection string. */
  url: string;
  port: number;
  /** Closes all connections. Commands that are queued get no reply. */
  close(): Promise<void>;
};

/**
 * Starts a server that speaks MongoDB's wire protocol as a replica set with one member.
 * @throws when another server uses the directory or the port.
 */
export async function startMongo({
  host = "127.0.0.1",
  port = 0,
  dir,
  ttlIntervalMs = 60_000,
}: MongoOptions): Promise<RunningMongo> {
  const unlock = lockDirectory(dir);
  const store = openStore(dir, unlock);
  const sockets = new Set<Socket>();
  let address = `${host}:${port}`;
  const server: Server = {
    store,
    cursors: new Cursors(),
    me: () => address,
    ttlMonitorEnabled: true,
  };
  const executor = new Executor(server);
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    serve(socket, (body) => executor.submit(body));
  });
  try {
    await new Promise<void>((resolve, reject) => listener.once("error", reject).listen(port, host, resolve));
  } catch (error) {
    store.close();
    unlock();
    throw error;
  }
  const bound = (listener.address() as AddressInfo).port;
  address = `${host.includes(":") ? `[${host}]` : host}:${bound}`;
  const timer = setInterval(() => {
    executor.maintain(() => removeExpired(server, Date.now()));
  }, ttlIntervalMs);
  return {
    url: `mongodb://${address}/?replicaSet=rs0`,
    port: bound,
    close: async () => {
      clearInterval(timer);
      const closed = new Promise((resolve) => listener.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      executor.stop();
      store.close();
      unlock();
    },
  };
}

function openStore(dir: string, unlock: () => void): Store {
  try {
    return new Store(dir);
  } catch (error) {
    unlock();
    throw error;
  }
}
