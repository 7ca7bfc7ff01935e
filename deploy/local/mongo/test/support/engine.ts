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

/** For each test of the file, the database without its network, and with a store of its own. */
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
    /** Runs a command in the database `d`. */
    run,
    /** Inserts a document with a text of this length into the collection `c`. */
    insert: (id: number, length = 10, more: object = {}) =>
      run({ insert: "c", documents: [doc({ _id: id, text: "x".repeat(length) })], ...more }),
    /** How many documents are in the collection `c`. */
    count: async () => (await run({ count: "c" })).n,
    /** Removes what has expired, as it will be done after this time. */
    sweep: (afterMs: number) => executor.maintain(() => removeExpired(server, Date.now() + afterMs)),
    restart: () => {
      server.store.close();
      open();
    },
  };
}

/** The fields by which a command belongs to a session. */
export const inSession = (number: number, more: object = {}): object => ({
  lsid: doc({ id: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID) }) satisfies Doc,
  txnNumber: Long.fromNumber(number),
  ...more,
});
