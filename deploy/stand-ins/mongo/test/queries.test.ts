import { Binary, type Document, Double, Int32, Long, ObjectId } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

/** The documents get the `_id`s 1, 2, 3 …, and `expected` lists those that match. */
type Row = [title: string, documents: Document[], filter: Document, expected: number[]];

const missing = undefined;
const date = (text: string) => new Date(text);
const oid = (last: string) => new ObjectId(`00000000000000000000000${last}`);

/** The documents have these values of `a`. */
const values: [title: string, values: unknown[], filter: Document, expected: number[]][] = [
  [
    "a number equals a number of another type",
    [new Int32(1), new Double(1), Long.fromNumber(1), "1"],
    { a: 1 },
    [1, 2, 3],
  ],
  [
    "a long above 2^53 differs from its neighbor",
    [Long.fromString("9007199254740993"), Long.fromString("9007199254740992")],
    { a: Long.fromString("9007199254740993") },
    [1],
  ],
  ["negative zero equals zero", [new Double(-0), 0], { a: 0 }, [1, 2]],
  ["NaN equals NaN", [NaN, 0], { a: NaN }, [1]],
  ["strings are case-sensitive", ["x", "X"], { a: "x" }, [1]],
  ["null equals null and a missing field", [null, missing, 0], { a: null }, [1, 2]],
  ["null equals a null in an array", [[1, null], [1]], { a: null }, [1]],
  [
    "null at a nested path equals a missing field",
    [1, { b: null }, {}, { b: 1 }, missing],
    { "a.b": null },
    [1, 2, 3, 5],
  ],
  [
    "null at a nested path equals a document in an array without the field",
    [[{ b: 1 }, {}], [{ b: 1 }], [1, 2], []],
    { "a.b": null },
    [1],
  ],
  ["true is not 1", [true, 1], { a: true }, [1]],
  [
    "a document equals one with the same fields in the same order",
    [{ x: 1, y: 2 }, { y: 2, x: 1 }, { x: 1 }],
    { a: { x: 1, y: 2 } },
    [1],
  ],
  [
    "an array equals an equal array",
    [
      [1, 2],
      [2, 1],
      [1, 2, 3],
    ],
    { a: [1, 2] },
    [1],
  ],
  [
    "an array equals an element that is an equal array",
    [
      [[1, 2], 3],
      [1, 2, 3],
    ],
    { a: [1, 2] },
    [1],
  ],
  ["an empty array equals an empty array", [[], [[]], null, missing], { a: [] }, [1, 2]],
  ["a scalar matches an array that contains it", [[1, 2], [3], [[1]]], { a: 1 }, [1]],
  ["a path continues in the documents of an array", [[{ b: 1 }, { b: 2 }], [{ b: 3 }]], { "a.b": 2 }, [1]],
  [
    "a number in a path is an array position",
    [
      [5, 6],
      [6, 5],
    ],
    { "a.0": 5 },
    [1],
  ],
  ["a number in a path is a field name, too", [{ 0: 5 }, [{ 0: 5 }]], { "a.0": 5 }, [1, 2]],
  ["a path doesn't enter an array in an array", [[[{ b: 1 }]], [{ b: 1 }]], { "a.b": 1 }, [2]],
  [
    "binary data equals by subtype and bytes",
    [new Binary(Buffer.from("x"), 0), new Binary(Buffer.from("x"), 4)],
    { a: new Binary(Buffer.from("x"), 0) },
    [1],
  ],
  ["an ObjectId equals itself", [oid("1"), oid("2")], { a: oid("1") }, [1]],
  [
    "a date equals the same instant",
    [date("2026-01-01"), "2026-01-01"],
    { a: date("2026-01-01T00:00:00Z") },
    [1],
  ],
  ["$eq matches like the value itself", [1, [1]], { a: { $eq: 1 } }, [1, 2]],
  ["an empty query matches all documents", [missing, 1], {}, [1, 2]],
  ["a query on _id matches one document", [missing, missing], { _id: 2 }, [2]],
  ["$gt compares numbers of all types", [1, Long.fromNumber(2), 2.5], { a: { $gt: 1.5 } }, [2, 3]],
  ["$gt matches values of the same type only", [1, "z", date("2026-01-01"), missing], { a: { $gt: 0 } }, [1]],
  ["$gte includes the bound", [1, 2], { a: { $gte: 2 } }, [2]],
  ["$lt excludes the bound", [1, 2], { a: { $lt: 2 } }, [1]],
  ["$lte null matches null and a missing field", [null, missing, 1], { a: { $lte: null } }, [1, 2]],
  ["$gt null matches nothing", [null, missing, 1], { a: { $gt: null } }, []],
  ["$lt doesn't match NaN", [NaN, 1], { a: { $lt: 5 } }, [2]],
  ["$gte NaN matches NaN", [NaN, 1], { a: { $gte: NaN } }, [1]],
  ["$gt matches an array with a greater element", [[1, 5], [1]], { a: { $gt: 4 } }, [1]],
  ["different elements of an array may satisfy two bounds", [[1, 10], [20]], { a: { $gt: 5, $lt: 3 } }, [1]],
  ["strings compare by their bytes", ["a", "B", "é"], { a: { $gt: "Z" } }, [1, 3]],
  [
    "dates compare by time",
    [date("2026-01-01"), date("2026-01-02")],
    { a: { $gt: date("2026-01-01") } },
    [2],
  ],
  ["ObjectIds compare by their bytes", [oid("1"), oid("9")], { a: { $gt: oid("5") } }, [2]],
  ["false is less than true", [false, true], { a: { $lt: true } }, [1]],
  ["documents compare field by field", [{ x: 1 }, { x: 2 }, { y: 0 }], { a: { $gt: { x: 1 } } }, [2, 3]],
  ["arrays compare element by element", [[1, 2], [1, 3], [2]], { a: { $gt: [1, 2] } }, [2, 3]],
  [
    "binary data compares by length first",
    [new Binary(Buffer.from("b"), 0), new Binary(Buffer.from("aa"), 0)],
    { a: { $gt: new Binary(Buffer.from("c"), 0) } },
    [2],
  ],
  ["infinity is greater than every number", [Infinity, 1e308], { a: { $gt: 1e308 } }, [1]],
  ["$ne matches a missing field", [1, 2, missing], { a: { $ne: 1 } }, [2, 3]],
  ["$ne doesn't match an array that contains the value", [[1, 2], [2]], { a: { $ne: 1 } }, [2]],
  ["$ne null matches fields that exist and aren't null", [null, missing, 1], { a: { $ne: null } }, [3]],
  ["$in matches any of the values", [1, 2, [3, 9], 4], { a: { $in: [1, 3] } }, [1, 3]],
  ["$in with null matches a missing field", [null, missing, 1], { a: { $in: [null] } }, [1, 2]],
  ["$in compares by value", [Long.fromNumber(5), 5.5], { a: { $in: [5] } }, [1]],
  ["an empty $in matches nothing", [1], { a: { $in: [] } }, []],
  ["$not also matches a missing field", [1, 5, missing], { a: { $not: { $gt: 2 } } }, [1, 3]],
  ["all operators on a field have to match", [1, 5, 9], { a: { $gt: 2, $lt: 6 } }, [2]],
  ["$exists: true matches null", [null, missing, 1], { a: { $exists: true } }, [1, 3]],
  ["$exists: false matches a missing field", [null, missing], { a: { $exists: false } }, [2]],
  ["$exists accepts 1 and 0", [1, missing], { a: { $exists: 0 } }, [2]],
  [
    "$exists: true through an array requires one element with the field",
    [[{ b: 1 }, {}], [{}]],
    { "a.b": { $exists: true } },
    [1],
  ],
  [
    "$exists: false through an array requires that no element has the field",
    [[{ b: 1 }, {}], [{}], []],
    { "a.b": { $exists: false } },
    [2, 3],
  ],
  ["$size matches the length", [[1, 2], [1], 2], { a: { $size: 2 } }, [1]],
  ["$size 0 matches only an empty array", [[], missing, null], { a: { $size: 0 } }, [1]],
];

const documents: Row[] = [
  [
    "all fields have to match",
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    { a: 1, b: 2 },
    [2],
  ],
  ["$and requires all conditions", [{ a: 1, b: 1 }, { a: 1 }], { $and: [{ a: 1 }, { b: 1 }] }, [1]],
  ["$or requires one condition", [{ a: 1 }, { b: 1 }, {}], { $or: [{ a: 1 }, { b: 1 }] }, [1, 2]],
  [
    "logical operators can be combined with fields",
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    { a: 1, $or: [{ b: 3 }, { b: 4 }] },
    [2],
  ],
];

describe("a query", () => {
  const rows = values.map(([title, items, ...rest]): Row => [
    title,
    items.map((a) => (a === missing ? {} : { a })),
    ...rest,
  ]);
  it.each([...rows, ...documents])("%s", async (_title, documents, filter, expected) => {
    const collection = await database.collectionOf(
      documents.map((document, at) => ({ _id: at + 1, ...document })),
    );
    const found = await collection.find(filter).sort({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => Number(_id))).toEqual(expected);
  });

  it("returns documents in insertion order without a sort, or sorted by $natural", async () => {
    const documents = [{ _id: 3 }, { _id: 1 }, { _id: 2 }] as Document[];
    const collection = await database.collectionOf(documents);
    expect(await collection.find().toArray()).toEqual(documents);
    expect(await collection.find().sort({ $natural: 1 }).toArray()).toEqual(documents);
  });

  it("returns values with their types and fields in their order", async () => {
    const document: Document = {
      _id: new Int32(1),
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromNumber(1),
      minusZero: new Double(-0),
      nan: new Double(NaN),
      date: new Date(-5),
      oid: oid("1"),
      binary: new Binary(Buffer.from([0, 255]), 128),
      text: "ü\u0000€😀",
      nothing: null,
      nested: { z: [new Int32(1), [new Int32(2)]], a: {} },
    };
    const collection = await database.collectionOf([document]);
    const found: Document = (await collection.findOne({}, { promoteValues: false })) ?? {};
    expect(found).toEqual(document);
    expect([Object.keys(found), Object.keys(found.nested as Document)]).toEqual([
      Object.keys(document),
      ["z", "a"],
    ]);
  });

  it("skips, limits and counts", async () => {
    const collection = await database.collectionOf([1, 2, 3, 4].map((_id) => ({ _id })));
    expect(await collection.find().sort({ _id: -1 }).skip(1).limit(2).toArray()).toEqual([
      { _id: 3 },
      { _id: 2 },
    ]);
    expect(await collection.countDocuments({ _id: { $gt: 1 as never } })).toBe(3);
    expect(await database.emptyCollection().countDocuments()).toBe(0);
  });
});

describe("a query is rejected", () => {
  type Rejection = [title: string, filter: Document, code: number];
  const rejections: Rejection[] = [
    ["with an $in that isn't an array", { a: { $in: 1 } }, 2],
    ["with an operator in $in", { a: { $in: [{ $gt: 1 }] } }, 2],
    ["with an $and that isn't an array", { $and: {} }, 2],
    ["with an empty $or", { $or: [] }, 2],
    ["with an $or of scalars", { $or: [1] }, 2],
    ["with a $not of a number", { a: { $not: 1 } }, 2],
    ["with an empty $not", { a: { $not: {} } }, 2],
    ["with a negative $size", { a: { $size: -1 } }, 9],
    ["with a $size that isn't an integer", { a: { $size: 1.5 } }, 9],
  ];
  it.each(rejections)("%s", async (_title, filter, code) => {
    const error = await failure(database.emptyCollection().find(filter).toArray());
    expect(error.code).toBe(code);
  });
});

describe("distinct", () => {
  it("returns the different values of a field, and the elements of arrays, which may be arrays", async () => {
    const collection = await database.collectionOf([
      { a: 1, b: 1 },
      { a: [1, 2, [3, 4]], b: 1 },
      { a: "x", b: 2 },
      { a: [] },
      { a: null },
      {},
    ]);
    expect(await collection.distinct("a")).toEqual([1, 2, [3, 4], "x", null]);
    expect(await collection.distinct("a", { b: 2 })).toEqual(["x"]);
  });
});
