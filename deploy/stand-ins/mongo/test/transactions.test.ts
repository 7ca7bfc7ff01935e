import { type ClientSession, type Document, Long } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

async function inSession<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = database.client().startSession();
  try {
    return await work(session);
  } finally {
    await session.endSession();
  }
}

describe("a transaction", () => {
  it("commits its writes to several collections", async () => {
    const [a, b] = [await database.collectionOf([{ _id: 1, n: 1 }]), await database.collectionOf([])];
    await inSession((session) =>
      session.withTransaction(async () => {
        await a.updateOne({ n: 1 }, { $inc: { n: 1 } }, { session });
        await b.insertOne({ _id: 1 as never }, { session });
        await b.insertMany([{ x: 1 }, { x: 2 }], { session });
        await b.deleteOne({ x: 1 }, { session });
      }),
    );
    expect(await a.find().toArray()).toEqual([{ _id: 1, n: 2 }]);
    expect(await b.countDocuments()).toBe(2);
  });

  it("sees its own writes, which are invisible to others until the commit", async () => {
    const collection = await database.collectionOf([
      { _id: 1, n: 1, k: "x" },
      { _id: 2, n: 2, k: "y" },
    ]);
    await collection.createIndex({ k: 1 }, {}, {});
    await inSession(async (session) => {
      session.startTransaction();
      await collection.insertOne({ _id: 3 as never, n: 3, k: "x" }, { session });
      await collection.updateOne({ k: "y" }, { $set: { k: "x", n: 0 } }, { session });
      await collection.deleteOne({ _id: 1 as never }, { session });
      const own = await collection.find({ k: "x" }, { session }).sort({ n: 1 }).toArray();
      expect(own.map(({ _id }) => Number(_id))).toEqual([2, 3]);
      expect(await collection.countDocuments({}, { session })).toBe(2);
      expect(await collection.distinct("k", {}, { session })).toEqual(["x"]);
      expect((await collection.find({ k: "x" }).toArray()).map(({ _id }) => Number(_id))).toEqual([1]);
      await session.commitTransaction();
    });
    expect(
      (await collection.find({ k: "x" }).sort({ n: 1 }).toArray()).map(({ _id }) => Number(_id)),
    ).toEqual([2, 3]);
  });

  it("has no effect if it is aborted", async () => {
    const collection = await database.collectionOf([{ _id: 1, n: 1 }]);
    await inSession(async (session) => {
      session.startTransaction();
      await collection.updateOne({}, { $set: { n: 9 } }, { session });
      await collection.insertOne({ _id: 2 as never }, { session });
      await session.abortTransaction();
    });
    expect(await collection.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  });

  it("reads from a snapshot", async () => {
    const collection = await database.collectionOf([{ _id: 1, n: 1 }]);
    await inSession(async (session) => {
      session.startTransaction({ readConcern: { level: "snapshot" } });
      expect(await collection.findOne({}, { session })).toEqual({ _id: 1, n: 1 });
      await collection.updateOne({}, { $set: { n: 2 } });
      await collection.insertOne({ _id: 2 as never });
      expect(await collection.find({}, { session }).toArray()).toEqual([{ _id: 1, n: 1 }]);
      await session.commitTransaction();
    });
  });

  it("gets a write conflict with another transaction at once", async () => {
    const collection = await database.collectionOf([{ _id: 1, n: 1 }]);
    await inSession((one) =>
      inSession(async (two) => {
        one.startTransaction();
        two.startTransaction();
        await collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: one });
        const error = await collection
          .updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: two })
          .catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ code: 112, codeName: "WriteConflict" });
        expect((error as { errorLabels: string[] }).errorLabels).toContain("TransientTransactionError");
        await one.commitTransaction();
      }),
    );
    expect(await collection.findOne()).toEqual({ _id: 1, n: 2 });
  });

  it("gets a write conflict with a write since it started", async () => {
    const collection = await database.collectionOf([{ _id: 1, n: 1 }]);
    await inSession(async (session) => {
      session.startTransaction();
      await collection.findOne({}, { session });
      await collection.updateOne({}, { $set: { n: 5 } });
      expect((await failure(collection.updateOne({}, { $set: { n: 6 } }, { session }))).code).toBe(112);
    });
    expect(await collection.findOne()).toEqual({ _id: 1, n: 5 });
  });

  it("doesn't conflict with a transaction on other documents", async () => {
    const collection = await database.collectionOf([
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
    ]);
    await inSession((one) =>
      inSession(async (two) => {
        one.startTransaction();
        two.startTransaction();
        await collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: one });
        await collection.updateOne({ _id: 2 as never }, { $inc: { n: 1 } }, { session: two });
        await one.commitTransaction();
        await two.commitTransaction();
      }),
    );
    expect(await collection.find().toArray()).toEqual([
      { _id: 1, n: 2 },
      { _id: 2, n: 2 },
    ]);
  });

  it("lets conflicting writes outside transactions wait until it has ended", async () => {
    const collection = await database.collectionOf([{ _id: 1, n: 1 }]);
    await inSession(async (session) => {
      session.startTransaction();
      await collection.updateOne({}, { $set: { n: 10 } }, { session });
      const outside = collection.updateOne({}, { $inc: { n: 1 } });
      await collection.findOne({ n: 1 });
      await session.commitTransaction();
      await outside;
    });
    expect(await collection.findOne()).toEqual({ _id: 1, n: 11 });
  });

  it("is retried by the driver until it succeeds", async () => {
    const collection = await database.collectionOf([{ _id: 1, n: 0 }]);
    const once = (session: ClientSession) =>
      session.withTransaction(async () => {
        const found = await collection.findOne({}, { session });
        await collection.updateOne({}, { $set: { n: Number(found?.n) + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 5 }, () => inSession(once)));
    expect(await collection.findOne()).toEqual({ _id: 1, n: 5 });
  });

  it("doesn't lose concurrent changes", async () => {
    const collection = await database.collectionOf([{ _id: 1, n: 0 }]);
    const once = (session: ClientSession) =>
      session.withTransaction(async () => {
        const found = await collection.findOne({}, { session });
        await collection.updateOne({}, { $set: { n: Number(found?.n) + 1 } }, { session });
      });
    const changes = Array.from({ length: 30 }, (_, at) =>
      at % 3 ? collection.updateOne({}, { $inc: { n: 1 } }) : inSession(once),
    );
    await Promise.all(changes);
    expect(await collection.findOne()).toEqual({ _id: 1, n: changes.length });
  });

  it("keeps unique keys unique", async () => {
    const collection = await database.collectionOf([{ _id: 1, k: "x" }]);
    await collection.createIndex({ k: 1 }, { unique: true }, {});
    await inSession(async (session) => {
      session.startTransaction();
      expect((await failure(collection.insertOne({ k: "x" }, { session }))).code).toBe(11000);
    });
    await inSession(async (session) => {
      session.startTransaction();
      await collection.insertOne({ k: "y" }, { session });
      expect((await failure(collection.insertOne({ k: "y" }, { session }))).code).toBe(11000);
    });
    await inSession((one) =>
      inSession(async (two) => {
        one.startTransaction();
        two.startTransaction();
        await collection.insertOne({ k: "z" }, { session: one });
        expect((await failure(collection.insertOne({ k: "z" }, { session: two }))).code).toBe(112);
        await one.commitTransaction();
      }),
    );
    expect((await collection.find().toArray()).map(({ k }) => String(k)).sort()).toEqual(["x", "z"]);
  });

  it("can move a unique key from one document to another", async () => {
    const collection = await database.collectionOf([
      { _id: 1, k: "x" },
      { _id: 2, k: "y" },
    ]);
    await collection.createIndex({ k: 1 }, { unique: true }, {});
    await inSession((session) =>
      session.withTransaction(async () => {
        await collection.updateOne({ _id: 1 as never }, { $set: { k: "free" } }, { session });
        await collection.updateOne({ _id: 2 as never }, { $set: { k: "x" } }, { session });
        await collection.updateOne({ _id: 1 as never }, { $set: { k: "y" } }, { session });
      }),
    );
    expect(await collection.find().toArray()).toEqual([
      { _id: 1, k: "y" },
      { _id: 2, k: "x" },
    ]);
  });

  it("is aborted by an error", async () => {
    const collection = await database.collectionOf([{ _id: 1 }]);
    await inSession(async (session) => {
      session.startTransaction();
      await collection.insertOne({ _id: 2 as never }, { session });
      expect((await failure(collection.insertOne({ _id: 1 as never }, { session }))).code).toBe(11000);
      expect(await failure(collection.insertOne({ _id: 3 as never }, { session }))).toMatchObject({
        code: 251,
        codeName: "NoSuchTransaction",
      });
    });
    expect(await collection.countDocuments()).toBe(1);
  });

  it("keeps the snapshot of its cursors", async () => {
    const collection = await database.collectionOf(Array.from({ length: 30 }, (_, n) => ({ _id: n })));
    await inSession(async (session) => {
      session.startTransaction();
      const cursor = collection.find({}, { session, batchSize: 10 });
      await cursor.next();
      await collection.deleteMany({});
      expect(await cursor.toArray()).toHaveLength(29);
      await session.commitTransaction();
    });
  });

  it.each<[string, Document]>([
    ["count", { count: "x" }],
    ["createIndexes", { createIndexes: "x", indexes: [{ key: { a: 1 }, name: "a_1", unique: true }] }],
    ["drop", { drop: "x" }],
  ])("can't run %s", async (name, command) => {
    const collection = await database.collectionOf([{}]);
    await inSession(async (session) => {
      session.startTransaction();
      const reply = database.db().command({ ...command, [name]: collection.collectionName }, { session });
      expect((await failure(reply)).code).toBe(263);
    });
  });
});

describe("the transaction numbers of a session", () => {
  it("let a commit be repeated", async () => {
    const collection = await database.collectionOf([]);
    await inSession(async (session) => {
      session.startTransaction();
      await collection.insertOne({ _id: 1 as never }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
    });
    expect(await collection.countDocuments()).toBe(1);
  });

  it("let a retried write take effect once, and reject an older one", async () => {
    const collection = await database.collectionOf([{ _id: 1, n: 0 }]);
    const target = { findAndModify: collection.collectionName, update: { $inc: { n: 1 } }, new: true };
    await inSession(async (session) => {
      const write = (number: number) =>
        database.db().command({ ...target, txnNumber: Long.fromNumber(number) }, { session });
      expect(await write(77)).toMatchObject({ value: { _id: 1, n: 1 } });
      expect(await write(77)).toMatchObject({ value: { _id: 1, n: 1 } });
      expect(await failure(write(76))).toMatchObject({ code: 225, codeName: "TransactionTooOld" });
      expect(await write(78)).toMatchObject({ value: { _id: 1, n: 2 } });
    });
    expect(await collection.findOne()).toEqual({ _id: 1, n: 2 });
  });

  it("reject the commit of a transaction that was never started", async () => {
    await inSession(async (session) => {
      const commit = { commitTransaction: 1, txnNumber: Long.fromNumber(5), autocommit: false };
      const reply = database.client().db("admin").command(commit, { session });
      expect(await failure(reply)).toMatchObject({ code: 251, codeName: "NoSuchTransaction" });
    });
  });
});
