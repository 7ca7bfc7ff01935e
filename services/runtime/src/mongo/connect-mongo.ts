import mongoose, { type Connection } from "mongoose";
import type { Log } from "../log.ts";
import { growingDelayMs } from "../growing-delay.ts";
import { wait } from "../wait.ts";

export type Mongo = {
  /** Make models on it. Operations fail at once while there is no database. */
  connection: Connection;
  /** Resolves when the first connection stands; never rejects. */
  ready: Promise<void>;
  /** A round trip to the primary, for readiness. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Connects to the service's own database and keeps trying until there is one; later losses are mended by the
 * driver. Returns at once.
 */
export function connectMongo({ url, database, log }: { url: string; database: string; log: Log }): Mongo {
  const connection = mongoose.createConnection();
  connection.set("bufferCommands", false);
  const stop = new AbortController();
  const ready = keepOpening(connection, { url, database, log, signal: stop.signal });
  return {
    connection,
    ready,
    check: async () => {
      if (!connection.db) throw new Error("not connected");
      await connection.db.command({ ping: 1 }, { timeoutMS: 2000 });
    },
    close: async () => {
      stop.abort();
      await connection.close();
    },
  };
}

type Opening = { url: string; database: string; log: Log; signal: AbortSignal };

async function keepOpening(connection: Connection, { url, database, log, signal }: Opening): Promise<void> {
  const stopped = () => signal.aborted;
  for (let attempt = 0; !stopped(); attempt++) {
    try {
      await connection.openUri(url, { dbName: database, serverSelectionTimeoutMS: 3000, autoIndex: false });
      log.info({ database }, "connected to the database");
      return;
    } catch (error) {
      if (stopped()) return;
      log.warn({ err: error, database }, "waiting for the database");
      await wait(growingDelayMs(attempt, { firstMs: 250, mostMs: 5000 }), signal);
    }
  }
}
