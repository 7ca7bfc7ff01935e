import type { Collection, Document } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

describe("a unique index", () => {
  it("rejects a second document with the same key, and reports the key", async () => {
    const collection = await database.collectionOf([{ _id: 1, email: "a@x" }]);
    await collection.createIndex({ email: 1 }, { unique: true }, {});
    const error = collection.insertOne({ email: "a@x" });
    await expect(error).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: "a@x" },
    });
    await expect(error).rejects.toThrow(
      /^E11000 duplicate key error collection: .* index: email_1 dup key: \{ email: "a@x" \}/,
    );
  });

  it("rejects an update and a replacement with a duplicate key, which then change nothing", async () => {
    const collection = await database.collectionOf([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    await collection.createIndex({ a: 1 }, { unique: true }, {});
    expect((await failure(collection.updateOne({ _id: 2 as never }, { $set: { a: 1 } }))).code).toBe(11000);
    expect((await failure(collection.replaceOne({ _id: 2 as never }, { a: 1 }))).code).toBe(11000);
    expect((await failure(collection.findOneAndUpdate({ _id: 2 as never }, { $set: { a: 1 } }))).code).toBe(
      11000,
    );
    expect(await collection.find().toArray()).toEqual([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
  });

  it.each<[string, Document, Document[], Document, boolean]>([
    ["treats equal numbers of different types as equal", { a: 1 }, [{ a: 1 }], { a: 1.0 }, false],
    ["treats a missing field as null", { a: 1 }, [{}], { a: null }, false],
    ["indexes each element of an array", { a: 1 }, [{ a: [1, 2] }], { a: [2, 3] }, false],
    ["allows a document to contain an element twice", { a: 1 }, [], { a: [1, 1] }, true],
    ["on two fields allows one of them to be equal", { a: 1, b: 1 }, [{ a: 1, b: 1 }], { a: 1, b: 2 }, true],
    ["on two fields rejects both being equal", { a: 1, b: 1 }, [{ a: 1, b: 1 }], { a: 1, b: 1 }, false],
    [
      "combines only fields of the same array element",
      { "i.a": 1, "i.b": 1 },
      [
        {
          i: [
            { a: 1, b: 1 },
            { a: 2, b: 2 },
          ],
        },
      ],
      { i: [{ a: 1, b: 2 }] },
      true,
    ],
    ["supports paths", { "a.b": 1 }, [{ a: { b: 1 } }], { a: { b: 1 } }, false],
    [
      "distinguishes documents by the order of their fields",
      { a: 1 },
      [{ a: { x: 1, y: 1 } }],
      { a: { y: 1, x: 1 } },
      true,
    ],
    ["supports descending order", { a: -1 }, [{ a: "x" }], { a: "x" }, false],
  ])("%s", async (_title, key, before, document, accepted) => {
    const collection = await database.collectionOf(before);
    await collection.createIndex(key, { unique: true }, {});
    const result = collection.insertOne(document).then(
      () => true,
      (error: unknown) => ((error as { code?: number }).code === 11000 ? false : "?"),
    );
    expect(await result).toBe(accepted);
  });

  it("releases the key of a document that is changed or deleted", async () => {
    const collection = await database.collectionOf([{ _id: 1, a: 1 }]);
    await collection.createIndex({ a: 1 }, { unique: true }, {});
    await collection.updateOne({ _id: 1 as never }, { $set: { a: 2 } });
    await collection.insertOne({ _id: 2 as never, a: 1 });
    await collection.deleteOne({ _id: 1 as never });
    await collection.insertOne({ _id: 3 as never, a: 2 });
    expect(await collection.countDocuments()).toBe(2);
  });

  it("can't be created if documents have duplicate keys", async () => {
    const collection = await database.collectionOf([{ a: 1 }, { a: 1 }]);
    expect((await failure(collection.createIndex({ a: 1 }, { unique: true }, {}))).code).toBe(11000);
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(["_id_"]);
  });

  it("on _id rejects equal values", async () => {
    const collection = await database.collectionOf([{ _id: 1 }]);
    await expect(collection.insertOne({ _id: 1.0 as never })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    });
  });

  it("can be sparse and exclude documents without the field", async () => {
    const collection = database.emptyCollection();
    await collection.createIndex({ a: 1 }, { unique: true, sparse: true }, {});
    await collection.insertMany([{}, {}, { a: null }, { a: 1 }]);
    expect((await failure(collection.insertOne({ a: null }))).code).toBe(11000);
    expect(await collection.countDocuments({ a: null })).toBe(3);
  });
});

describe("an index", () => {
  let collection: Collection;
  beforeAll(async () => {
    collection = await database.collectionOf(
      Array.from({ length: 300 }, (_, n) => ({
        _id: n,
        email: `e${n}`,
        state: n % 3 ? "open" : "done",
        n,
        tags: [n % 7, n % 11],
      })),
    );
    await collection.createIndex({ email: 1 }, { unique: true }, {});
    await collection.createIndex({ state: 1, n: -1 }, {}, {});
    await collection.createIndex({ tags: 1 }, {}, {});
    await collection.createIndex({ thin: 1 }, { sparse: true }, {});
  });

  it("doesn't provide the order of arrays of which it shows only a range", async () => {
    const arrays = await database.collectionOf([
      { _id: "one", a: [5] },
      { _id: "both", a: [1, 9] },
    ]);
    await arrays.createIndex({ a: 1 }, {}, {});
    const found = await arrays
      .find({ a: { $gt: 4 } })
      .sort({ a: 1 })
      .toArray();
    expect(found.map(({ _id }) => String(_id))).toEqual(["both", "one"]);
  });

  it("finds the same documents as a scan", async () => {
    const plain = await database.collectionOf(await collection.find().toArray());
    const queries: Document[] = [
      { state: "open", n: { $gt: 100, $lte: 120 } },
      { n: { $lt: 5 } },
      { state: { $in: ["done", "open"] }, n: 6 },
      { tags: { $gt: 3, $lt: 5 } },
      { tags: { $in: [1, 10] } },
      { tags: { $gte: 9 } },
      { state: { $gt: "d" }, n: { $gt: 290 } },
      { email: { $gt: "e297" } },
      { _id: { $gte: 7, $lt: 10 } },
      { state: null },
      { email: { $ne: "e1" } },
      { $or: [{ email: "e1" }, { state: "done", n: { $lt: 9 } }, { tags: 10 }] },
      { tags: [1, 1] },
      { tags: { $size: 2 }, n: { $gte: 295 } },
      { thin: { $exists: false } },
      { thin: { $ne: 1 } },
    ];
    for (const filter of queries) {
      for (const sort of [{ n: 1 }, { tags: 1, _id: 1 }, { state: -1, n: 1 }, { _id: -1 }]) {
        const [indexed, scanned] = [collection, plain].map((each) =>
          each
            .find(filter, { projection: { _id: 1 } })
            .sort(sort as never)
            .toArray(),
        );
        expect({ filter, sort, found: await indexed }).toEqual({ filter, sort, found: await scanned });
      }
    }
  });
});

describe("creating indexes", () => {
  it("names them and lists their options", async () => {
    const collection = database.emptyCollection();
    expect(await collection.createIndex({ a: 1, "b.c": -1 }, {}, {})).toBe("a_1_b.c_-1");
    await collection.createIndex({ t: 1 }, { expireAfterSeconds: 60, name: "ttl" }, {});
    await collection.createIndex({ u: 1 }, { unique: true, sparse: true }, {});
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: "_id_" },
      { v: 2, key: { a: 1, "b.c": -1 }, name: "a_1_b.c_-1" },
      { v: 2, key: { t: 1 }, name: "ttl", expireAfterSeconds: 60 },
      { v: 2, key: { u: 1 }, name: "u_1", unique: true, sparse: true },
    ]);
  });

  it("reports how many there were and are, and whether there was a collection", async () => {
    const { collectionName } = database.emptyCollection();
    const create = (...names: string[]) =>
      database.db().command({
        createIndexes: collectionName,
        indexes: names.map((name) => ({ key: { [name]: 1 }, name: `${name}_1` })),
      });
    const counts = (numIndexesBefore: number, numIndexesAfter: number) => ({
      numIndexesBefore,
      numIndexesAfter,
    });
    expect(await create("a")).toMatchObject({ ...counts(1, 2), createdCollectionAutomatically: true });
    expect(await create("b")).toMatchObject({ ...counts(2, 3), createdCollectionAutomatically: false });
    expect(await create("a", "c")).toMatchObject({ ...counts(3, 4), note: "index already exists" });
    expect(await create("a", "b")).toMatchObject({ ...counts(4, 4), note: "all indexes already exist" });
  });

  type Rejection = [title: string, first: Document | undefined, second: Document, code: number];
  const rejections: Rejection[] = [
    ["the same name for other keys", { key: { a: 1 }, name: "x" }, { key: { b: 1 }, name: "x" }, 86],
    [
      "the same name and keys with other options",
      { key: { a: 1 }, name: "x" },
      { key: { a: 1 }, name: "x", unique: true },
      86,
    ],
    ["the same keys under another name", { key: { a: 1 }, name: "x" }, { key: { a: 1 }, name: "y" }, 85],
    ["a TTL on two fields", undefined, { key: { a: 1, b: 1 }, name: "x", expireAfterSeconds: 1 }, 67],
    ["a negative TTL", undefined, { key: { a: 1 }, name: "x", expireAfterSeconds: -1 }, 67],
    ["no keys", undefined, { key: {}, name: "x" }, 67],
    ["the direction 0", undefined, { key: { a: 0 }, name: "x" }, 67],
    ["no name", undefined, { key: { a: 1 } }, 9],
  ];
  it.each(rejections)("is rejected for %s", async (_title, first, second, code) => {
    const { collectionName } = database.emptyCollection();
    const create = (index: Document) =>
      database.db().command({ createIndexes: collectionName, indexes: [index] });
    if (first) await create(first);
    expect((await failure(create(second))).code).toBe(code);
  });

  it("is rejected if a document has arrays in both fields", async () => {
    const collection = await database.collectionOf([{ a: [1], b: [1] }]);
    expect((await failure(collection.createIndex({ a: 1, b: 1 }, {}, {}))).code).toBe(171);
  });

  it("can't be listed for a collection that doesn't exist", async () => {
    expect((await failure(database.emptyCollection().indexes())).code).toBe(26);
  });
});
