import { type Document, type FindOneAndUpdateOptions, Long, ObjectId } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";
import { eventually } from "./support/eventually.ts";

const database = useDatabase();

describe("findAndModify", () => {
  it("returns the document before or after", async () => {
    const collection = await database.collectionOf([{ _id: 1, a: 1 }]);
    expect(await collection.findOneAndUpdate({}, { $inc: { a: 1 } })).toEqual({ _id: 1, a: 1 });
    expect(await collection.findOneAndUpdate({}, { $inc: { a: 1 } }, { returnDocument: "after" })).toEqual({
      _id: 1,
      a: 3,
    });
  });

  it("changes the first document of the order, and projects it", async () => {
    const collection = await database.collectionOf([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    const found = await collection.findOneAndUpdate(
      {},
      { $set: { b: 1 } },
      { sort: { a: -1 }, projection: { a: 1, _id: 0 } },
    );
    expect(found).toEqual({ a: 2 });
  });

  it("inserts a document with upsert", async () => {
    const collection = database.emptyCollection();
    const options = { upsert: true, includeResultMetadata: true } as const;
    const set = (_id: number, a: number, more: FindOneAndUpdateOptions = {}) =>
      collection.findOneAndUpdate({ _id: _id as never }, { $set: { a } }, { ...options, ...more });
    expect(await set(1, 1)).toMatchObject({
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 1 },
      value: null,
    });
    expect(await set(2, 1, { returnDocument: "after" })).toMatchObject({ value: { _id: 2, a: 1 } });
    expect(await set(2, 5)).toMatchObject({
      lastErrorObject: { n: 1, updatedExisting: true },
      value: { _id: 2, a: 1 },
    });
  });

  it("returns null if nothing matches", async () => {
    expect(await database.emptyCollection().findOneAndUpdate({}, { $set: { a: 1 } })).toBeNull();
    expect(await database.emptyCollection().findOneAndDelete({})).toBeNull();
  });

  it("can replace and delete documents", async () => {
    const collection = await database.collectionOf([{ _id: 1, a: 1 }]);
    expect(await collection.findOneAndReplace({}, { b: 2 }, { returnDocument: "after" })).toEqual({
      _id: 1,
      b: 2,
    });
    expect(await collection.findOneAndDelete({})).toEqual({ _id: 1, b: 2 });
    expect(await collection.countDocuments()).toBe(0);
  });

  it("changes the array element that the query matched", async () => {
    const collection = await database.collectionOf([{ _id: 1, a: [1, 5] }]);
    expect(
      await collection.findOneAndUpdate({ a: 5 }, { $set: { "a.$": 6 } }, { returnDocument: "after" }),
    ).toEqual({ _id: 1, a: [1, 6] });
  });

  it.each<[string, Document]>([
    ["remove and an update", { remove: true, update: { $set: { a: 1 } } }],
    ["remove and new", { remove: true, new: true }],
    ["remove and upsert", { remove: true, upsert: true }],
    ["neither remove nor an update", {}],
  ])("is rejected with %s", async (_title, options) => {
    const reply = database.db().command({ findAndModify: "x", query: {}, ...options });
    expect(await failure(reply)).toMatchObject({ code: 9, codeName: "FailedToParse" });
  });
});

describe("delete", () => {
  it("deletes one or all matching documents", async () => {
    const collection = await database.collectionOf([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }]);
    expect((await collection.deleteOne({ a: 1 })).deletedCount).toBe(1);
    expect((await collection.deleteMany({ a: 1 })).deletedCount).toBe(2);
    expect((await collection.deleteMany({ a: 9 })).deletedCount).toBe(0);
    expect(await collection.countDocuments()).toBe(1);
  });

  it("is rejected with a limit other than 0 or 1", async () => {
    const reply = await database
      .db()
      .command({ delete: "x", deletes: [{ q: {}, limit: 2 }] })
      .catch((error: unknown) => error as Document);
    expect(JSON.stringify([reply.code, reply.writeErrors])).toContain("9");
  });
});

describe("bulk writes", () => {
  it("stop at the first error if they are ordered", async () => {
    const collection = await database.collectionOf([{ _id: 2 }]);
    const error: Document = await collection
      .insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }] as Document[])
      .catch((thrown: unknown) => thrown as Document);
    expect(error).toMatchObject({ code: 11000, insertedCount: 1 });
    expect((error.writeErrors as Document[]).map(({ index, code }) => `${index} ${code}`)).toEqual([
      "1 11000",
    ]);
    expect(await collection.countDocuments()).toBe(2);
  });

  it("continue after an error if they are unordered", async () => {
    const collection = await database.collectionOf([{ _id: 2 }]);
    const documents = [{ _id: 1 }, { _id: 2 }, { _id: 3 }, { _id: 3 }] as Document[];
    const error: Document = await collection
      .insertMany(documents, { ordered: false })
      .catch((thrown: unknown) => thrown as Document);
    expect((error.writeErrors as Document[]).map(({ index }) => Number(index))).toEqual([1, 3]);
    expect(await collection.countDocuments()).toBe(3);
  });
});

describe("insert", () => {
  it("generates an _id if the client hasn't, and puts it first", async () => {
    const { collectionName } = database.emptyCollection();
    await database.db().command({ insert: collectionName, documents: [{ a: 1 }] });
    const found: Document = (await database.db().collection(collectionName).findOne()) ?? {};
    expect(Object.keys(found)).toEqual(["_id", "a"]);
    expect(found._id).toBeInstanceOf(ObjectId);
  });

  it("is rejected with an array as _id", async () => {
    const error = await failure(database.emptyCollection().insertOne({ _id: [1] as never }));
    expect([2, 53]).toContain(error.code);
  });

  it("accepts documents, strings, dates and null as _id", async () => {
    const collection = database.emptyCollection();
    const ids = [{ a: 1, b: 2 }, { b: 2, a: 1 }, "x", new Date(1), null, 1.5];
    await collection.insertMany(ids.map((_id) => ({ _id })) as Document[]);
    expect(await collection.findOne({ _id: { b: 2, a: 1 } })).toEqual({ _id: { b: 2, a: 1 } });
    expect(await collection.countDocuments()).toBe(ids.length);
  });

  it("is rejected for a document above 16 MiB", async () => {
    const { collectionName } = database.emptyCollection();
    const error = await failure(
      database.db().command({ insert: collectionName, documents: [{ a: "x".repeat(17_000_000) }] }),
    );
    expect([2, 10334]).toContain(error.code);
  });

  it("accepts a document just below 16 MiB", async () => {
    const collection = database.emptyCollection();
    await collection.insertOne({ a: "x".repeat(16 * 1024 * 1024 - 100) });
    expect(((await collection.findOne())?.a as string).length).toBe(16 * 1024 * 1024 - 100);
  });
});

describe("a cursor", () => {
  async function firstBatch(command: Document) {
    const { cursor } = (await database.db().command(command)) as {
      cursor: { firstBatch: Document[]; id: Long; ns: string };
    };
    return { length: cursor.firstBatch.length, id: String(cursor.id), ns: cursor.ns };
  }

  it("returns batches of the requested size", async () => {
    const collection = await database.collectionOf(Array.from({ length: 25 }, (_, n) => ({ _id: n })));
    const first = await firstBatch({ find: collection.collectionName, batchSize: 10 });
    expect(first).toMatchObject({ length: 10, ns: `${database.name}.${collection.collectionName}` });
    expect(first.id).not.toBe("0");
    expect(await collection.find({}, { batchSize: 10 }).toArray()).toHaveLength(25);
  });

  it("belongs to its collection and its session", async () => {
    const collection = await database.collectionOf([{}, {}, {}]);
    const cursor = collection.find({}, { batchSize: 2 });
    await cursor.next();
    const more = (name: string) => database.db().command({ getMore: cursor.id, collection: name });
    expect((await failure(more("other"))).code).toBe(13);
    expect((await failure(more(collection.collectionName))).code).toBe(50736);
    await cursor.close();
  });

  it("returns 101 documents in the first batch by default", async () => {
    const collection = await database.collectionOf(Array.from({ length: 150 }, (_, n) => ({ n })));
    expect(await firstBatch({ find: collection.collectionName })).toMatchObject({ length: 101 });
  });

  it("is closed after a single batch", async () => {
    const collection = await database.collectionOf([{}, {}, {}]);
    const command = { find: collection.collectionName, batchSize: 2, singleBatch: true };
    expect(await firstBatch(command)).toMatchObject({ length: 2, id: "0" });
    expect(await collection.find().limit(2).toArray()).toHaveLength(2);
  });

  it("can have an empty first batch", async () => {
    const collection = await database.collectionOf([{}, {}]);
    const first = await firstBatch({ find: collection.collectionName, batchSize: 0 });
    expect(first.length).toBe(0);
    expect(first.id).not.toBe("0");
  });

  it("isn't found after it was closed, or if it never existed", async () => {
    const collection = await database.collectionOf(Array.from({ length: 10 }, (_, n) => ({ n })));
    const cursor = collection.find({}, { batchSize: 2 });
    await cursor.next();
    const id = cursor.id ?? Long.ZERO;
    expect(id).not.toEqual(Long.ZERO);
    await cursor.close();
    const more = database.db().command({ getMore: id, collection: collection.collectionName });
    expect(await failure(more)).toMatchObject({ code: 43, codeName: "CursorNotFound" });
  });

  it("continues while documents are changed and inserted", async () => {
    const collection = await database.collectionOf(Array.from({ length: 300 }, (_, n) => ({ _id: n })));
    const seen: unknown[] = [];
    for await (const document of collection.find({}, { batchSize: 50 })) {
      if (seen.length === 60) await collection.updateMany({}, { $set: { a: 1 } });
      seen.push(document._id);
    }
    expect(seen).toHaveLength(300);
  });

  it("returns more documents than fit into one message", async () => {
    const collection = await database.collectionOf(
      Array.from({ length: 6 }, (_, n) => ({ n, text: "x".repeat(3_000_000) })),
    );
    expect(await collection.find().toArray()).toHaveLength(6);
  });
});

describe("collections", () => {
  it("can be created and listed", async () => {
    const name = database.emptyCollection().collectionName;
    await database.db().createCollection(name);
    expect(await database.db().listCollections({ name }).toArray()).toMatchObject([
      { name, type: "collection", options: {}, idIndex: { v: 2, key: { _id: 1 }, name: "_id_" } },
    ]);
    expect(await database.db().listCollections({ name }, { nameOnly: true }).toArray()).toEqual([
      { name, type: "collection" },
    ]);
  });

  it("are created by the first insert", async () => {
    const collection = database.emptyCollection();
    expect(await collection.find().toArray()).toEqual([]);
    await collection.insertOne({});
    expect(await database.db().listCollections({ name: collection.collectionName }).toArray()).toHaveLength(
      1,
    );
  });

  it("can't be created twice", async () => {
    const collection = await database.collectionOf([{}]);
    const again = database.db().command({ create: collection.collectionName });
    expect(await failure(again)).toMatchObject({ code: 48, codeName: "NamespaceExists" });
  });

  it("can't have reserved or empty names", async () => {
    expect((await failure(database.db().command({ insert: "", documents: [{}] }))).code).toBe(73);
    expect((await failure(database.db().collection("a$b").insertOne({}))).code).toBe(73);
  });
});

describe("the server", () => {
  it("is a replica set with one member, itself", async () => {
    const hello = await database.db().admin().command({ hello: 1 });
    expect(hello).toMatchObject({
      isWritablePrimary: true,
      maxBsonObjectSize: 16777216,
      maxMessageSizeBytes: 48000000,
      maxWriteBatchSize: 100000,
      logicalSessionTimeoutMinutes: 30,
      ok: 1,
    });
    expect(hello.hosts).toContain(hello.me);
    expect(Number(hello.maxWireVersion)).toBeGreaterThanOrEqual(9);
  });

  it("refuses parameters that it doesn't have", async () => {
    const admin = database.client().db("admin");
    const rejected = await failure(admin.command({ setParameter: 1, noSuchParameter: 1 }));
    expect(rejected).toMatchObject({ code: 72, codeName: "InvalidOptions" });
  });

  type Rejection = [title: string, command: Document, code: number];
  const rejections: Rejection[] = [
    ["a filter of the wrong type", { find: "x", filter: 1 }, 14],
    ["a limit of the wrong type", { find: "x", limit: "1" }, 14],
    ["a negative skip", { find: "x", skip: -1 }, 51024],
    ["no documents", { insert: "x", documents: [] }, 16],
    ["a missing field", { insert: "x" }, 40414],
    ["an unknown read concern", { find: "x", readConcern: { level: "foo" } }, 9],
    ["a negative limit", { find: "x", limit: -1 }, 51024],
    ["a collection name that isn't a string", { find: 1 }, 73],
  ];
  it.each(rejections)("rejects %s", async (_title, command, code) => {
    expect((await failure(database.db().command(command))).code).toBe(code);
  });

  it("accepts the usual read and write concerns and read preferences", async () => {
    const collection = await database.collectionOf([{ _id: 1 }]);
    await collection.insertOne({}, { writeConcern: { w: "majority", journal: true, wtimeoutMS: 1000 } });
    const options = { readConcern: { level: "majority" }, readPreference: "secondaryPreferred" } as const;
    expect(await collection.find({}, options).toArray()).toHaveLength(2);
  });

  it("reports a write concern that one member can't satisfy", async () => {
    const concern = { writeConcern: { w: 2 } };
    expect(await failure(database.emptyCollection().insertOne({}, concern))).toMatchObject({ code: 100 });
  });

  it("runs unacknowledged writes", async () => {
    const collection = database.emptyCollection();
    await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
    await eventually(async () => (await collection.countDocuments()) > 0);
    expect(await collection.countDocuments()).toBe(1);
  });
});
