import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Binary, Long } from "bson";
import { Cursors } from "../../src/commands/cursors.ts";
import type { Server } from "../../src/commands/context.ts";
import { Sessions } from "../../src/commands/sessions.ts";
import { doc, type Doc } from "../../src/bson/value.ts";
import { Executor } from "../../src/engine/executor.ts";
import { removeExpired } from "../../src/engine/ttl.ts";
import { Store } from "../../src/store/store.ts";

/** Gives each test of the file a database engine with an empty store; commands reach it without a network. */
export function useEngine() {
  let dir: string;
  let server: Server;
  let executor: Executor;
  const open = () => {
    const store = new Store(dir);
    server = {
      store,
      cursors: new Cursors(),
      sessions: new Sessions(store),
      me: () => "localhost:1",
      startedAt: 0,
      ttlMonitorEnabled: true,
    };
    executor = new Executor(server);
  };

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "mongo-engine-"));
    open();
  });
  afterEach(async () => {
    server.sessions.abortAll();
    server.store.close();
    await rm(dir, { recursive: true });
  });

  const run = (fields: Record<string, unknown>) => executor.submit(doc({ ...fields, $db: "d" }), 1);
  return {
    store: () => server.store,
    /** Runs a command on the database `d`, and resolves with the reply. */
    run,
    /** Inserts a document into the collection `c`, with a `text` of the given length. */
    insert: (id: number, length = 10, more: object = {}) =>
      run({ insert: "c", documents: [doc({ _id: id, text: "x".repeat(length) })], ...more }),
    /** Counts the documents in the collection `c`. */
    count: async () => (await run({ count: "c" })).n,
    /** Removes expired documents, replies, transactions and cursors, as if `afterMs` had passed. */
    sweep: (afterMs: number) => executor.maintain(() => removeExpired(server, Date.now() + afterMs)),
    restart: () => {
      server.store.close();
      open();
    },
  };
}

/** The fields that make a command part of a session, with a transaction number. */
export const inSession = (number: number, more: object = {}): object => ({
  lsid: doc({ id: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID) }) satisfies Doc,
  txnNumber: Long.fromNumber(number),
  ...more,
});
