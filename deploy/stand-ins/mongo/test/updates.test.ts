import { type Document, Double, Int32, Long, ObjectId } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

type Row = [
  title: string,
  before: Document,
  update: Document,
  after: Document,
  filter?: Document | undefined,
];

const missing = undefined;

const int = (value: number) => new Int32(value);
const double = (value: number) => new Double(value);
const long = (value: string | number) => Long.fromString(String(value));

/** Changes of the field `a`, from one value to another. */
const values: [title: string, before: unknown, update: Document, after: unknown, filter?: Document][] = [
  ["$set sets a field", 1, { $set: { a: 2 } }, 2],
  ["$set creates missing documents on the path", missing, { $set: { "a.b.c": 1 } }, { b: { c: 1 } }],
  ["$set creates documents, not arrays, for numbers in a path", missing, { $set: { "a.0": 1 } }, { 0: 1 }],
  ["$set sets an array element", [1, 2], { $set: { "a.1": 5 } }, [1, 5]],
  [
    "$set beyond the end of an array fills the gap with null",
    [1],
    { $set: { "a.3": 5 } },
    [1, null, null, 5],
  ],
  ["$set sets a field of a document in an array", [{ b: 1 }], { $set: { "a.0.b": 2 } }, [{ b: 2 }]],
  ["$set replaces a document as a whole", { x: 1, y: 2 }, { $set: { a: { z: 3 } } }, { z: 3 }],
  ["an empty $set changes nothing", 1, { $set: {} }, 1],
  ["$set accepts the same _id", 1, { $set: { _id: 1, a: 2 } }, 2],
  ["$unset of a missing field changes nothing", 1, { $unset: { b: 1, "a.c": 1 } }, 1],
  ["$unset removes a field of a subdocument", { b: 1, c: 2 }, { $unset: { "a.b": 1 } }, { c: 2 }],
  ["$unset sets an array element to null", [1, 2, 3], { $unset: { "a.1": 1 } }, [1, null, 3]],
  ["$setOnInsert doesn't change an existing document", 1, { $setOnInsert: { a: 2 } }, 1],
  ["$min sets a smaller value", 5, { $min: { a: 3 } }, 3],
  ["$min keeps a smaller value", 2, { $min: { a: 3 } }, 2],
  ["$min sets a missing field", missing, { $min: { a: 3 } }, 3],
  ["$max sets a larger value", 5, { $max: { a: 7 } }, 7],
  ["$max compares types in MongoDB's comparison order", 5, { $max: { a: "x" } }, "x"],
  ["$max keeps an equal value of another type", int(5), { $max: { a: double(5) } }, int(5)],
  ["$inc adds to an int", int(1), { $inc: { a: int(2) } }, int(3)],
  ["$inc sets a missing field", missing, { $inc: { a: int(2) } }, int(2)],
  ["$inc of an int by a double yields a double", int(1), { $inc: { a: double(1) } }, double(2)],
  ["$inc of a double by an int stays a double", double(1), { $inc: { a: int(1) } }, double(2)],
  ["$inc of an int by a long yields a long", int(1), { $inc: { a: long(1) } }, long(2)],
  ["$inc of a long by an int stays a long", long(1), { $inc: { a: int(1) } }, long(2)],
  ["$inc that overflows an int yields a long", int(2147483647), { $inc: { a: int(1) } }, long(2147483648)],
  ["$inc is exact above 2^53", long("9007199254740993"), { $inc: { a: int(1) } }, long("9007199254740994")],
  ["$inc by a negative number subtracts", int(1), { $inc: { a: int(-3) } }, int(-2)],
  ["$inc changes a field of a subdocument", { b: int(1) }, { $inc: { "a.b": int(1) } }, { b: int(2) }],
  ["$push appends a value", [1], { $push: { a: 2 } }, [1, 2]],
  ["$push creates the array", missing, { $push: { a: 1 } }, [1]],
  ["$push appends an array as one element", [1], { $push: { a: [2, 3] } }, [1, [2, 3]]],
  ["$push with $each appends several values", [1], { $push: { a: { $each: [2, 3] } } }, [1, 2, 3]],
  ["$push with $slice keeps the first elements", [1, 2], { $push: { a: { $each: [3], $slice: 2 } } }, [1, 2]],
  [
    "$push with a negative $slice keeps the last elements",
    [1, 2],
    { $push: { a: { $each: [3], $slice: -2 } } },
    [2, 3],
  ],
  ["$push with $slice 0 empties the array", [1, 2], { $push: { a: { $each: [3], $slice: 0 } } }, []],
  ["$push with $sort sorts values", [3, 1], { $push: { a: { $each: [2], $sort: 1 } } }, [1, 2, 3]],
  [
    "$push with $sort sorts documents by a field",
    [{ s: 3 }, { s: 1 }],
    { $push: { a: { $each: [{ s: 2 }], $sort: { s: -1 } } } },
    [{ s: 3 }, { s: 2 }, { s: 1 }],
  ],
  ["$push sorts before it slices", [5, 1], { $push: { a: { $each: [3], $sort: -1, $slice: 2 } } }, [5, 3]],
  ["$addToSet appends a new value", [1], { $addToSet: { a: 2 } }, [1, 2]],
  ["$addToSet doesn't append an equal value", [1], { $addToSet: { a: double(1) } }, [1]],
  ["$addToSet creates the array", missing, { $addToSet: { a: 1 } }, [1]],
  [
    "$addToSet distinguishes documents by the order of their fields",
    [{ x: 1, y: 2 }],
    { $addToSet: { a: { y: 2, x: 1 } } },
    [
      { x: 1, y: 2 },
      { y: 2, x: 1 },
    ],
  ],
  [
    "$addToSet with $each appends each value once",
    [1],
    { $addToSet: { a: { $each: [1, 2, 2, 3] } } },
    [1, 2, 3],
  ],
  ["$pop removes the last element", [1, 2, 3], { $pop: { a: 1 } }, [1, 2]],
  ["$pop -1 removes the first element", [1, 2, 3], { $pop: { a: -1 } }, [2, 3]],
  ["$pull removes equal values", [1, 2, 1], { $pull: { a: 1 } }, [2]],
  ["$pull accepts conditions on elements", [1, 5, 9], { $pull: { a: { $gte: 5 } } }, [1]],
  [
    "$pull accepts conditions on fields of elements",
    [
      { b: 1, c: 1 },
      { b: 2, c: 1 },
    ],
    { $pull: { a: { b: 1 } } },
    [{ b: 2, c: 1 }],
  ],
  ["$pull accepts $in", ["x", "y", "z"], { $pull: { a: { $in: ["x", "z"] } } }, ["y"]],
  ["$pull of an array removes an equal array", [[1, 2], 1], { $pull: { a: [1, 2] } }, [1]],
  ["$ is the element that the query matched", [1, 5, 5], { $set: { "a.$": 9 } }, [1, 9, 5], { a: 5 }],
  [
    "$ leads into the document that the query matched",
    [
      { s: "x", n: 1 },
      { s: "y", n: 1 },
    ],
    { $inc: { "a.$.n": 1 } },
    [
      { s: "x", n: 1 },
      { s: "y", n: 2 },
    ],
    { "a.s": "y" },
  ],
];

/** Changes of other fields. */
const documents: Row[] = [
  ["new fields are added in the order of their names", {}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  ["$unset removes a field", { a: 1, b: 2 }, { $unset: { a: "" } }, { b: 2 }],
  [
    "operators can be combined",
    { a: 1, b: 1 },
    { $set: { c: 3 }, $inc: { a: 1 }, $unset: { b: 1 } },
    { a: 2, c: 3 },
  ],
  ["$pop of a missing field changes nothing", { b: 1 }, { $pop: { a: 1 } }, { b: 1 }],
];

describe("an update", () => {
  const withValue = (a: unknown): Document => (a === missing ? {} : { a });
  const rows = [
    ...values.map(([title, before, update, after, filter]): Row => [
      title,
      withValue(before),
      update,
      withValue(after),
      filter,
    ]),
    ...documents,
  ];
  it.each(rows)("%s", async (_title, before, update, after, filter = {}) => {
    const collection = await database.collectionOf([{ _id: 1, ...before }]);
    await collection.updateOne({ _id: 1 as never, ...filter }, update);
    const expected = await database.collectionOf([{ _id: 1, ...after }]);
    const [found, wanted] = await Promise.all(
      [collection, expected].map((each) => each.findOne({}, { promoteValues: false })),
    );
    expect(found).toEqual(wanted);
    expect(JSON.stringify(found)).toBe(JSON.stringify(wanted));
  });

  it("returns how many documents matched and how many were modified", async () => {
    const collection = await database.collectionOf([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
      { _id: 3, a: 1 },
    ]);
    expect(await collection.updateMany({}, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 1,
      upsertedCount: 0,
    });
    expect(await collection.updateOne({ _id: 9 as never }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
    expect(await collection.updateOne({ a: 1 }, { $set: { a: new Double(1) } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
  });

  it("can replace a document, and keeps its _id", async () => {
    const collection = await database.collectionOf([{ _id: 1, a: 1 }]);
    await collection.replaceOne({ _id: 1 as never }, { b: 2 });
    expect(await collection.findOne()).toEqual({ _id: 1, b: 2 });
  });
});

describe("an upsert", () => {
  type Upsert = [title: string, filter: Document, update: Document, inserted: Document];
  const rows: Upsert[] = [
    [
      "inserts the equalities of the query",
      { _id: 1, a: 1, b: { $gt: 2 } },
      { $set: { c: 3 } },
      { _id: 1, a: 1, c: 3 },
    ],
    [
      "inserts the values of $eq, $and and an $in of one value",
      { _id: 1, a: { $eq: 1 }, $and: [{ b: 2 }], c: { $in: [3] } },
      { $set: { d: 4 } },
      { _id: 1, a: 1, b: 2, c: 3, d: 4 },
    ],
    [
      "creates documents for paths",
      { _id: 1, "a.b": 1 },
      { $set: { "a.c": 2 } },
      { _id: 1, a: { b: 1, c: 2 } },
    ],
    ["applies $setOnInsert", { _id: 1 }, { $setOnInsert: { a: 1 }, $set: { b: 2 } }, { _id: 1, a: 1, b: 2 }],
    ["applies $inc and $push", { _id: 1 }, { $inc: { a: 2 }, $push: { b: 1 } }, { _id: 1, a: 2, b: [1] }],
    ["uses the _id of $set", { a: 1 }, { $set: { _id: 7 } }, { _id: 7, a: 1 }],
    [
      "ignores $or with several branches",
      { _id: 1, $or: [{ a: 1 }, { a: 2 }] },
      { $set: { b: 1 } },
      { _id: 1, b: 1 },
    ],
  ];
  it.each(rows)("%s", async (_title, filter, update, inserted) => {
    const collection = database.emptyCollection();
    const result = await collection.updateOne(filter, update, { upsert: true });
    expect(result).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedCount: 1,
      upsertedId: inserted._id as unknown,
    });
    expect(await collection.find().toArray()).toEqual([inserted]);
  });

  it("generates an _id", async () => {
    const result = await database.emptyCollection().updateOne({ a: 1 }, { $set: { b: 1 } }, { upsert: true });
    expect(result.upsertedId).toBeInstanceOf(ObjectId);
  });

  it("of a replacement uses only the _id of the query", async () => {
    const collection = database.emptyCollection();
    await collection.replaceOne({ _id: 5 as never, a: 1 }, { b: 2 }, { upsert: true });
    expect(await collection.findOne()).toEqual({ _id: 5, b: 2 });
  });

  it("inserts one document when many clients run it at the same time", async () => {
    const collection = database.emptyCollection();
    await collection.createIndex({ name: 1 }, { unique: true }, {});
    await Promise.all(
      Array.from({ length: 40 }, () =>
        collection.updateOne({ name: "x" }, { $inc: { n: 1 } }, { upsert: true }),
      ),
    );
    expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ name: "x", n: 40 }]);
  });
});

describe("an update is rejected", () => {
  type Rejection = [title: string, before: Document, update: Document, code: number];
  const rejections: Rejection[] = [
    ["when it changes _id", {}, { $set: { _id: 2 } }, 66],
    ["when it removes _id", {}, { $unset: { _id: 1 } }, 66],
    ["when two operators change one field", { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ["when one path is a prefix of another", {}, { $set: { a: 1, "a.b": 2 } }, 40],
    ["when a path leads through a number", { a: 1 }, { $set: { "a.b": 2 } }, 28],
    ["when a path leads through null", { a: null }, { $set: { "a.b": 2 } }, 28],
    ["when a path names a field of an array", { a: [] }, { $set: { "a.b": 2 } }, 28],
    ["when a path is empty", {}, { $set: { "": 1 } }, 56],
    ["when a part of a path is empty", {}, { $set: { "a..b": 1 } }, 56],
    ["when a field name starts with $", {}, { $set: { $a: 1 } }, 52],
    ["when an operator has no fields", {}, { $set: 1 }, 9],
    ["when the operand of $inc isn't a number", { a: 1 }, { $inc: { a: "1" } }, 14],
    ["when $inc is applied to a non-number", { a: "1" }, { $inc: { a: 1 } }, 14],
    ["when $inc is applied to null", { a: null }, { $inc: { a: 1 } }, 14],
    ["when $inc overflows a long", { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
    ["when $push is applied to a non-array", { a: 1 }, { $push: { a: 1 } }, 2],
    ["when $push is applied to null", { a: null }, { $push: { a: 1 } }, 2],
    ["when $each isn't an array", { a: [] }, { $push: { a: { $each: 1 } } }, 2],
    ["when $slice isn't an integer", { a: [] }, { $push: { a: { $each: [1], $slice: 1.5 } } }, 2],
    ["when $sort isn't a direction", { a: [] }, { $push: { a: { $each: [1], $sort: 2 } } }, 2],
    ["when $addToSet is applied to a non-array", { a: 1 }, { $addToSet: { a: 1 } }, 2],
    ["when $pop is applied to a non-array", { a: 1 }, { $pop: { a: 1 } }, 14],
    ["when the operand of $pop isn't 1 or -1", { a: [1] }, { $pop: { a: 2 } }, 9],
    ["when $pull is applied to a non-array", { a: 1 }, { $pull: { a: 1 } }, 2],
    ["when $ has no matching element", { a: [1] }, { $set: { "a.$": 2 } }, 2],
  ];
  it.each(rejections)("%s", async (_title, before, update, code) => {
    const collection = await database.collectionOf([{ _id: 1, ...before }]);
    const untouched = await collection.findOne();
    expect((await failure(collection.findOneAndUpdate({ _id: 1 as never }, update))).code).toBe(code);
    expect(await collection.findOne()).toEqual(untouched);
  });

  it("when a replacement is applied to several documents", async () => {
    const collection = await database.collectionOf([{ _id: 1 }]);
    const reply = database
      .db()
      .command({ update: collection.collectionName, updates: [{ q: {}, u: { a: 1 }, multi: true }] });
    expect((await reply).writeErrors).toMatchObject([{ index: 0, code: 9 }]);
  });

  it("when the query of an upsert has two values for a path", async () => {
    const error = await failure(
      database
        .emptyCollection()
        .updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { upsert: true }),
    );
    expect(error.code).toBe(54);
  });

  it("when a replacement changes _id", async () => {
    const collection = await database.collectionOf([{ _id: 1 }]);
    expect((await failure(collection.replaceOne({ _id: 1 as never }, { _id: 2 }))).code).toBe(66);
  });

  it("when the document would exceed 16 MiB", async () => {
    const collection = await database.collectionOf([{ _id: 1, a: "x".repeat(9_000_000) }]);
    const error = await failure(collection.updateOne({}, { $set: { b: "y".repeat(9_000_000) } }));
    expect([17419, 10334]).toContain(error.code);
  });
});
