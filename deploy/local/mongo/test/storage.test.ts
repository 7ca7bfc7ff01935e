import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Binary, Long } from "bson";
import { doc, type Doc } from "../src/bson/value.ts";
import { Cursors } from "../src/commands/cursors.ts";
import type { Server } from "../src/commands/context.ts";
import { Sessions } from "../src/commands/sessions.ts";
import { Executor } from "../src/engine/executor.ts";
import { removeExpired } from "../src/engine/ttl.ts";
import { Store } from "../src/store/store.ts";
import { eventually } from "./support/eventually.ts";

let dir: string;
let store: Store;
let server: Server;
let executor: Executor;

function start(): void {
  store = new Store(dir);
  server = {
    store,
    cursors: new Cursors(),
    sessions: new Sessions(store),
    me: () => "localhost:1",
    startedAt: 0,
    ttlMonitorEnabled: true,
  };
  executor = new Executor(server);
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "mongo-storage-"));
  start();
});
afterEach(async () => {
  server.sessions.abortAll();
  store.close();
  await rm(dir, { recursive: true });
});

const run = (fields: Record<string, unknown>) => executor.submit(doc({ ...fields, $db: "d" }), 1);
const insert = (id: number, size = 10, more: object = {}) =>
  run({ insert: "c", documents: [doc({ _id: id, text: "x".repeat(size) })], ...more });
const count = async () => (await run({ count: "c" })).n;

/** The fields by which a command belongs to a session. */
const inSession = (number: number, more: object = {}): object => ({
  lsid: doc({ id: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID) }) satisfies Doc,
  txnNumber: Long.fromNumber(number),
  ...more,
});

describe("a full disk", () => {
  it("fails all writes of the batch, saves none of them, and still allows reads", async () => {
    expect(await insert(1, 10)).toMatchObject({ n: 1, ok: 1 });
    const pages = Number(Object.values(store.connection.get("PRAGMA page_count") ?? {})[0]);
    store.connection.exec(`PRAGMA max_page_count = ${pages + 4}`);
    const together = await Promise.all([insert(2, 10), insert(3, 100_000)]);
    expect(together).toMatchObject([
      { ok: 0, code: 14031, codeName: "OutOfDiskSpace" },
      { ok: 0, code: 14031 },
    ]);
    expect(await count()).toBe(1);
    store.connection.exec("PRAGMA max_page_count = 1000000");
    expect(await insert(3, 100_000)).toMatchObject({ n: 1, ok: 1 });
    expect(await count()).toBe(2);
  });

  it("leaves no trace of a collection that couldn't be created", async () => {
    const pages = Number(Object.values(store.connection.get("PRAGMA page_count") ?? {})[0]);
    store.connection.exec(`PRAGMA max_page_count = ${pages}`);
    expect(await insert(1, 10_000)).toMatchObject({ ok: 0, code: 14031 });
    expect(store.catalog.all()).toEqual([]);
    store.connection.exec("PRAGMA max_page_count = 1000000");
    expect(await insert(1, 10)).toMatchObject({ n: 1, ok: 1 });
  });
});

describe("a commit", () => {
  const setting = (name: string) => Object.values(store.connection.get(`PRAGMA ${name}`) ?? {})[0];

  it("returns when SQLite has synced its log to the disk", () => {
    const full = 2;
    expect([setting("synchronous"), setting("journal_mode")]).toEqual([full, "wal"]);
  });
});

describe("a commit that fails", () => {
  /** From now on, a commit with a new row violates a deferred constraint, which SQLite checks only in COMMIT. */
  const breakCommits = () =>
    store.connection.exec(`
      CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE children (parent REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER fault AFTER INSERT ON rows BEGIN INSERT INTO children VALUES (1); END`);
  const repairCommits = () => store.connection.exec("DROP TRIGGER fault");
  const failed = { ok: 0, codeName: "InternalError" };

  beforeEach(async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await insert(1);
    breakCommits();
  });
  afterEach(() => jest.restoreAllMocks());

  it("acknowledges no write of the batch, and saves none of them", async () => {
    expect(await Promise.all([insert(2), insert(3)])).toMatchObject([failed, failed]);
    expect(await count()).toBe(1);
    repairCommits();
    expect(await insert(2)).toMatchObject({ n: 1, ok: 1 });
    expect(await count()).toBe(2);
  });

  it("leaves no trace of the collections and indexes that were to be saved with it", async () => {
    const index = { key: doc({ text: 1 }), name: "text_1" };
    const together = await Promise.all([
      insert(2),
      run({ create: "other" }),
      run({ createIndexes: "c", indexes: [doc(index)] }),
    ]);
    expect(together).toMatchObject([failed, failed, failed]);
    repairCommits();
    expect(store.catalog.all().map(({ namespace, indexes }) => [namespace, indexes.length])).toEqual([
      ["d.c", 1],
    ]);
    expect(await run({ insert: "other", documents: [doc({ _id: 1 })] })).toMatchObject({ n: 1, ok: 1 });
    expect(await insert(2)).toMatchObject({ n: 1, ok: 1 });
  });

  it("is reported on the console, with what SQLite says", async () => {
    await insert(2);
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining("FOREIGN KEY") as string }),
    );
  });

  it("leaves no reply of a retryable write behind, so that its retry is carried out", async () => {
    expect(await insert(2, 10, inSession(1))).toMatchObject(failed);
    repairCommits();
    const retried = await insert(2, 10, inSession(1));
    expect(retried).toMatchObject({ n: 1, ok: 1 });
    expect(retried).not.toHaveProperty("retriedStmtIds");
    expect(await count()).toBe(2);
  });

  it("aborts the transaction that was to be committed, and frees what it has locked", async () => {
    await insert(2, 10, inSession(1, { startTransaction: true, autocommit: false }));
    const change = { q: doc({ _id: 1 }), u: doc({ $set: doc({ text: "changed" }) }) };
    const update = { update: "c", updates: [doc(change)] };
    expect(await run({ ...update, ...inSession(1, { autocommit: false }) })).toMatchObject({ ok: 1 });
    const commit = { commitTransaction: 1, ...inSession(1, { autocommit: false }) };
    expect(await run(commit)).toMatchObject(failed);
    repairCommits();
    expect(await run(commit)).toMatchObject({ ok: 0, codeName: "NoSuchTransaction" });
    const again = { find: "c", ...inSession(1, { startTransaction: true, autocommit: false }) };
    expect(await run(again)).toMatchObject({ ok: 0, codeName: "ConflictingOperationInProgress" });
    expect(await count()).toBe(1);
    expect(await run(update)).toMatchObject({ nModified: 1, ok: 1 });
  });

  it("fails the writes before a transaction that starts in the same batch, and the transaction", async () => {
    const start = { find: "c", ...inSession(1, { startTransaction: true, autocommit: false }) };
    expect(await Promise.all([insert(2), run(start), insert(3)])).toMatchObject([failed, failed, failed]);
    expect(await count()).toBe(1);
  });
});

describe("the reply of a retryable write", () => {
  const minuteMs = 60_000;
  const increment = (number: number) =>
    run({
      findAndModify: "c",
      query: doc({ _id: 1 }),
      update: doc({ $inc: doc({ n: 1 }) }),
      new: true,
      ...inSession(number),
    });
  const sweep = (afterMs: number) => executor.maintain(() => removeExpired(server, Date.now() + afterMs));
  const countOf = async (n: number) => (await run({ count: "c", query: doc({ n }) })).n;

  it("is kept for the half hour in which the driver may retry, whatever is swept meanwhile", async () => {
    await insert(1);
    await increment(5);
    sweep(0);
    sweep(29 * minuteMs);
    expect(await increment(5)).toMatchObject({ retriedStmtIds: [0] });
    expect([await countOf(1), await countOf(2)]).toEqual([1, 0]);
  });

  it("is deleted afterwards", async () => {
    await insert(1);
    await increment(5);
    sweep(31 * minuteMs);
    expect(store.connection.all("SELECT * FROM replies")).toEqual([]);
  });
});

describe("a transaction that its client has left open", () => {
  it("is aborted after a minute, and not before", async () => {
    await insert(1);
    const open = inSession(1, { autocommit: false });
    await insert(2, 10, { ...open, startTransaction: true });
    executor.maintain(() => removeExpired(server, Date.now() + 50_000));
    expect(await run({ find: "c", ...open })).toMatchObject({ ok: 1 });
    executor.maintain(() => removeExpired(server, Date.now() + 61_000));
    expect(await run({ find: "c", ...open })).toMatchObject({ ok: 0, codeName: "NoSuchTransaction" });
    expect(await insert(2)).toMatchObject({ n: 1, ok: 1 });
  });

  it("is aborted when its session starts another one, which may write the same document", async () => {
    await insert(1);
    const write = (number: number) => {
      const change = { q: doc({ _id: 1 }), u: doc({ $set: doc({ [`by${number}`]: true }) }) };
      const open = inSession(number, { startTransaction: true, autocommit: false });
      return run({ update: "c", updates: [doc(change)], ...open });
    };
    expect([await write(1), await write(2)]).toMatchObject([{ n: 1 }, { n: 1, ok: 1 }]);
    await run({ commitTransaction: 1, ...inSession(2, { autocommit: false }) });
    const countBy = async (number: number) =>
      (await run({ count: "c", query: doc({ [`by${number}`]: true }) })).n;
    expect([await countBy(1), await countBy(2)]).toEqual([0, 1]);
  });
});

describe("a sweep", () => {
  const minuteMs = 60_000;
  const sweep = (afterMs: number) => executor.maintain(() => removeExpired(server, Date.now() + afterMs));
  const insertExpired = (from: number, to: number) => {
    const documents = Array.from({ length: to - from }, (_, at) => doc({ _id: from + at, at: new Date(0) }));
    return run({ insert: "c", documents });
  };

  beforeEach(async () => {
    const index = doc({ key: doc({ at: 1 }), name: "at_1", expireAfterSeconds: 60 });
    await run({ createIndexes: "c", indexes: [index] });
  });

  it("removes every document that has expired, however many there are, and no other", async () => {
    await insertExpired(0, 2500);
    await run({ insert: "c", documents: [doc({ _id: "recent", at: new Date() }), doc({ _id: "undated" })] });
    sweep(0);
    await eventually(async () => (await count()) === 2);
    sweep(0);
    expect(await count()).toBe(2);
    sweep(2 * minuteMs);
    expect(await count()).toBe(1);
  });

  it("removes nothing while ttlMonitorEnabled is off", async () => {
    await insertExpired(0, 2);
    expect(await run({ setParameter: 1, ttlMonitorEnabled: false })).toEqual({ was: true, ok: 1 });
    sweep(0);
    expect(await count()).toBe(2);
    expect(await run({ setParameter: 1, ttlMonitorEnabled: true })).toEqual({ was: false, ok: 1 });
    sweep(0);
    expect(await count()).toBe(0);
  });

  it("leaves a document that an open transaction has changed, and removes the others", async () => {
    await insertExpired(0, 10);
    const change = { q: doc({ _id: 4 }), u: doc({ $set: doc({ text: "kept" }) }) };
    const open = inSession(1, { autocommit: false });
    await run({ update: "c", updates: [doc(change)], ...open, startTransaction: true });
    sweep(0);
    expect(await count()).toBe(1);
    await run({ abortTransaction: 1, ...open });
    sweep(0);
    expect(await count()).toBe(0);
  });

  it("closes a cursor after ten minutes without use, and not before", async () => {
    await run({ insert: "c", documents: Array.from({ length: 9 }, (_, at) => doc({ _id: at })) });
    const found = await run({ find: "c", batchSize: 2 });
    const { id } = found.cursor as { id: Long };
    const next = () => run({ getMore: id, collection: "c", batchSize: 2 });
    sweep(9 * minuteMs);
    expect(await next()).toMatchObject({ ok: 1 });
    sweep(11 * minuteMs);
    expect(await next()).toMatchObject({ ok: 0, codeName: "CursorNotFound" });
  });
});

it("still knows after a restart that an index has several keys of one document, though a write had to be repeated", async () => {
  const tags = (id: number, ...values: string[]) => ({
    q: doc({ _id: id }),
    u: doc({ $set: doc({ tags: values }) }),
  });
  await run({ createIndexes: "c", indexes: [doc({ key: doc({ tags: 1 }), name: "tags_1" })] });
  await Promise.all([insert(1), insert(2)]);
  const open = inSession(1, { autocommit: false });
  await run({ update: "c", updates: [doc(tags(2, "m"))], ...open, startTransaction: true });
  // The second statement has to wait for the transaction, so the first one is undone and carried out again.
  const waiting = run({ update: "c", updates: [doc(tags(1, "a", "z")), doc(tags(2, "b"))] });
  await run({ commitTransaction: 1, ...open });
  expect(await waiting).toMatchObject({ n: 2, ok: 1 });

  store.close();
  start();
  // One of the tags is greater than "m", and another one is less.
  const filter = doc({ tags: doc({ $gt: "m", $lt: "c" }) });
  expect(await run({ count: "c", query: filter, hint: "tags_1" })).toMatchObject({ n: 1 });
});

it("opens a database of an earlier version, which had tables of their own for each collection and index", async () => {
  await run({ createIndexes: "c", indexes: [doc({ key: doc({ text: 1 }), name: "text_1", unique: true })] });
  await Promise.all([insert(1, 1), insert(2, 2), run({ insert: "other", documents: [doc({ _id: 1 })] })]);
  for (const { id, rows, indexes } of store.catalog.all()) {
    const { from, to } = rows;
    store.connection.exec(`
      CREATE TABLE rows_${id} (id INTEGER PRIMARY KEY, document BLOB NOT NULL);
      INSERT INTO rows_${id} SELECT id - ${from} + 1, document FROM rows WHERE id >= ${from} AND id < ${to}`);
    for (const index of indexes) {
      store.connection.exec(`
        CREATE TABLE keys_${index.id} (key BLOB, row INTEGER, PRIMARY KEY (key, row)) WITHOUT ROWID;
        INSERT INTO keys_${index.id} SELECT key, row - ${from} + 1 FROM keys WHERE index_id = ${index.id}`);
    }
  }
  store.connection.exec("DROP TABLE rows; DROP TABLE keys");

  for (let times = 0; times < 2; times++) {
    store.close();
    start();
  }
  const find = (text: string) => run({ count: "c", query: doc({ text }), hint: "text_1" });
  expect([await find("x"), await find("xx"), await run({ count: "other" })]).toMatchObject([
    { n: 1 },
    { n: 1 },
    { n: 1 },
  ]);
  expect(await insert(3, 2)).toMatchObject({ n: 0, writeErrors: [{ code: 11000 }] });
  expect(await insert(3, 3)).toMatchObject({ n: 1 });
  expect(await count()).toBe(3);
  const tables = store.connection.all("SELECT name FROM sqlite_schema WHERE name GLOB '*_[0-9]*'");
  expect(tables.filter(({ name }) => !String(name).startsWith("sqlite_"))).toEqual([]);
});

it("reads and drops a collection between others without touching them", async () => {
  const names = ["a", "b", "c"];
  for (const name of names) await run({ insert: name, documents: [doc({ _id: name }), doc({ _id: "1" })] });
  const read = async (name: string) => {
    const { cursor } = (await run({ find: name })) as unknown as { cursor: { firstBatch: Doc[] } };
    return cursor.firstBatch.map((document) => document.get("_id"));
  };
  expect(await Promise.all(names.map(read))).toEqual(names.map((name) => [name, "1"]));
  await run({ drop: "b" });
  expect(await Promise.all(names.map(read))).toEqual([["a", "1"], [], ["c", "1"]]);
  expect(await run({ insert: "b", documents: [doc({ _id: "1" })] })).toMatchObject({ n: 1 });
  store.close();
  start();
  expect(await Promise.all(names.map(read))).toEqual([["a", "1"], ["1"], ["c", "1"]]);
  expect(store.connection.get("SELECT count(*) AS n FROM keys")).toEqual({ n: 5 });
});

it("runs every command of a queue that is longer than a batch, in their order", async () => {
  const replies = await Promise.all(Array.from({ length: 450 }, (_, id) => insert(id)));
  expect(replies.every(({ n, ok }) => n === 1 && ok === 1)).toBe(true);
  const doubtful = await Promise.all([insert(500), insert(500), run({ count: "c" })]);
  expect(doubtful).toMatchObject([{ n: 1 }, { n: 0 }, { n: 451 }]);
});
