import mongoose, { type Connection } from "mongoose";
import type { Log } from "../log.ts";
import { backoffMs } from "../backoff.ts";
import { endsWithin, wait } from "../wait.ts";
import { knowsNoUsers } from "./knows-no-users.ts";
import { warnOncePerMinute } from "../warn-once-per-minute.ts";

/** A service's connection to its database. */
export type Mongo = {
  /** For models. Operations fail at once before the first connection, and within 3 s after a loss. */
  connection: Connection;
  /** Resolves when the database is connected for the first time, or when closed; never rejects. */
  ready: Promise<void>;
  /** A round trip to the primary, for readiness. */
  check(): Promise<void>;
  /** Takes at most about two seconds. */
  close(): Promise<void>;
};

/** Options for `connectMongo`. */
export type MongoOptions = {
  url: string;
  database: string;
  /** The password of the user in that database who has its name. */
  password?: string | undefined;
  log: Log;
};

const timeouts = { serverSelectionTimeoutMS: 3000, connectTimeoutMS: 5000, heartbeatFrequencyMS: 1000 };

/**
 * Connects to the service's own database and retries until it succeeds; the driver reconnects after later losses.
 * Returns at once. Creates no collection and no index by itself; `openRuntime` creates the indexes.
 */
export function connectMongo(options: MongoOptions): Mongo {
  const connection = mongoose.createConnection();
  // mongoose doesn't read options that were stored by `connection.set`.
  Object.assign(connection.config as object, { bufferCommands: false, autoCreate: false, autoIndex: false });
  const stop = new AbortController();
  const ready = keepOpening(connection, { ...options, signal: stop.signal });
  return {
    connection,
    ready,
    check: async () => {
      if (!connection.db || stop.signal.aborted) throw new Error("not connected");
      await connection.db.command({ ping: 1 }, { signal: AbortSignal.timeout(2000) });
    },
    close: async () => {
      stop.abort();
      await endsWithin(2000, destroy(connection));
    },
  };
}

async function destroy(connection: Connection): Promise<void> {
  // mongoose would wait until the attempt has succeeded or failed.
  if (connection.readyState === mongoose.STATES.connecting) await connection.getClient().close(true);
  await connection.destroy(true);
}

type Opening = MongoOptions & { signal: AbortSignal };

async function keepOpening(
  connection: Connection,
  { url, database, password, log, signal }: Opening,
): Promise<void> {
  const stopped = () => signal.aborted;
  let user = password === undefined ? undefined : { user: database, pass: password, authSource: database };
  for (let attempt = 0; !stopped(); attempt++) {
    try {
      const options = { dbName: database, ...timeouts, ...user, autoIndex: false, autoCreate: false };
      await connection.openUri(url, options);
      log.info({ database }, "connected to the database");
      logLosses(connection, { database, log, stopped });
      return;
    } catch (error) {
      if (stopped()) return;
      if (user && knowsNoUsers(error)) {
        log.warn({ database }, "the database has no passwords, connecting without one");
        user = undefined;
        continue;
      }
      warnOncePerMinute(log, { err: error, database }, "waiting for the database");
      await wait(backoffMs(attempt, { firstMs: 250, maxMs: 5000 }), signal);
    }
  }
}

type Logging = { database: string; log: Log; stopped: () => boolean };

function logLosses(connection: Connection, { database, log, stopped }: Logging): void {
  connection.on("disconnected", () => {
    if (!stopped()) warnOncePerMinute(log, { database }, "lost the database, reconnecting");
  });
  connection.on("reconnected", () => log.info({ database }, "connected to the database again"));
}
