import type { Long } from "bson";
import { doc } from "../src/bson/value.ts";
import { inSession, useEngine } from "./support/engine.ts";
import { eventually } from "./support/eventually.ts";

const { store, run, insert, count, sweep } = useEngine();
const minuteMs = 60_000;

describe("the reply of a retryable write", () => {
  const increment = (number: number) =>
    run({
      findAndModify: "c",
      query: doc({ _id: 1 }),
      update: doc({ $inc: doc({ n: 1 }) }),
      new: true,
      ...inSession(number),
    });
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
    expect(store().connection.all("SELECT * FROM replies")).toEqual([]);
  });
});

describe("a transaction that its client has left open", () => {
  it("is aborted after a minute, and not before", async () => {
    await insert(1);
    const open = inSession(1, { autocommit: false });
    await insert(2, 10, { ...open, startTransaction: true });
    sweep(50_000);
    expect(await run({ find: "c", ...open })).toMatchObject({ ok: 1 });
    sweep(61_000);
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
