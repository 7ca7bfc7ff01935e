import type { Long } from "bson";
import { doc } from "../src/bson/value.ts";
import { inSession, useEngine } from "./support/engine.ts";
import { eventually } from "./support/eventually.ts";

const { store, run, find, insert, count, sweep } = useEngine();
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

  it("is kept for the half hour in which the driver may retry, whatever is swept meanwhile", async () => {
    await insert(1);
    await increment(5);
    sweep(0);
    sweep(29 * minuteMs);
    expect(await increment(5)).toMatchObject({ retriedStmtIds: [0] });
    const [document] = await find();
    expect(Number(document?.get("n"))).toBe(1);
  });

  it("is deleted afterwards", async () => {
    await insert(1);
    await increment(5);
    sweep(31 * minuteMs);
    expect(store().connection.all("SELECT * FROM replies")).toEqual([]);
  });

  it("is given to no other command, and to no older one", async () => {
    await increment(5);
    expect(await insert(2, 10, inSession(5))).toMatchObject({ ok: 0, codeName: "IllegalOperation" });
    expect(await increment(4)).toMatchObject({ ok: 0, codeName: "TransactionTooOld" });
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
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs);
    const others = [
      doc({ _id: "one of its dates is old", at: [minutesAgo(-5), minutesAgo(5)] }),
      doc({ _id: "recent", at: minutesAgo(0) }),
      doc({ _id: "no date", at: 5 }),
      doc({ _id: "nothing" }),
    ];
    await run({ insert: "c", documents: others });
    sweep(0);
    await eventually(async () => (await count()) === 3);
    sweep(0);
    expect((await find()).map((found) => found.get("_id"))).toEqual(["recent", "no date", "nothing"]);
    sweep(2 * minuteMs);
    expect(await count()).toBe(2);
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
