import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Binary, Long } from "bson";
import { Cursors } from "../../src/commands/cursors.ts";
import type { Server } from "../../src/commands/context.ts";
import { type Doc, doc, isDoc } from "../../src/bson/value.ts";
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
    server = { store, cursors: new Cursors(), me: () => "localhost:1", ttlMonitorEnabled: true };
    executor = new Executor(server);
  };

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "mongo-engine-"));
    open();
  });
  afterEach(async () => {
    server.store.close();
    await rm(dir, { recursive: true });
  });

  const run = (fields: Record<string, unknown>) => executor.submit(doc({ ...fields, $db: "d" }));
  /** Returns the first hundred documents of a collection that match. */
  const find = async (name = "c", filter: Doc = doc()): Promise<Doc[]> => {
    const { cursor } = await run({ find: name, filter });
    return (cursor as { firstBatch: Doc[] }).firstBatch;
  };
  return {
    store: () => server.store,
    /** Runs a command on the database `d`, and resolves with the reply. */
    run,
    find,
    /** Inserts a document into the collection `c`, with a `text` of the given length. */
    insert: (id: number, length = 10, more: object = {}) =>
      run({ insert: "c", documents: [doc({ _id: id, text: "x".repeat(length) })], ...more }),
    /** Counts the documents in a collection. */
    count: async (name = "c"): Promise<unknown> => {
      const $group = doc({ _id: null, n: doc({ $sum: 1 }) });
      const { cursor } = await run({ aggregate: name, pipeline: [doc({ $group })], cursor: doc() });
      const [total] = (cursor as { firstBatch: unknown[] }).firstBatch;
      return isDoc(total) ? Number(total.get("n")) : 0;
    },
    /** Removes expired documents, replies and cursors, as if `afterMs` had passed. */
    sweep: (afterMs: number) => executor.maintain(() => removeExpired(server, Date.now() + afterMs)),
    restart: () => {
      server.store.close();
      open();
    },
  };
}

/** The fields that make a write of a session retryable: a repeated one has the same number. */
export const inSession = (number: number): object => ({
  lsid: doc({ id: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID) }),
  txnNumber: Long.fromNumber(number),
});
