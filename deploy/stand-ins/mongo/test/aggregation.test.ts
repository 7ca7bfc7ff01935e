import { Decimal128, type Document, Double, Int32, Long } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

type Row = [title: string, documents: Document[], pipeline: Document[], expected: Document[]];

const stages: Row[] = [
  [
    "$match filters documents",
    [
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ],
    [{ $match: { a: 2 } }],
    [{ _id: 2, a: 2 }],
  ],
  ["$project includes fields", [{ _id: 1, a: 1, b: 2 }], [{ $project: { a: 1 } }], [{ _id: 1, a: 1 }]],
  ["$project excludes fields", [{ _id: 1, a: 1, b: 2 }], [{ $project: { a: 0 } }], [{ _id: 1, b: 2 }]],
  [
    "$set adds and replaces fields",
    [{ _id: 1, a: 1 }],
    [{ $set: { b: 2, a: "$_id" } }],
    [{ _id: 1, a: 1, b: 2 }],
  ],
  [
    "$addFields changes subdocuments",
    [{ _id: 1, a: { b: 1 } }],
    [{ $addFields: { "a.c": 2 } }],
    [{ _id: 1, a: { b: 1, c: 2 } }],
  ],
  [
    "$addFields changes documents in arrays",
    [{ _id: 1, a: [{ b: 1 }, { b: 2 }] }],
    [{ $addFields: { "a.c": 0 } }],
    [
      {
        _id: 1,
        a: [
          { b: 1, c: 0 },
          { b: 2, c: 0 },
        ],
      },
    ],
  ],
  ["$set with $$REMOVE removes a field", [{ _id: 1, a: 1 }], [{ $set: { a: "$$REMOVE" } }], [{ _id: 1 }]],
  [
    "$unset removes several fields",
    [{ _id: 1, a: 1, b: 2, c: 3 }],
    [{ $unset: ["a", "b"] }],
    [{ _id: 1, c: 3 }],
  ],
  [
    "$sort and $limit return the first documents of an order",
    [{ _id: 1 }, { _id: 3 }, { _id: 2 }],
    [{ $sort: { _id: -1 } }, { $limit: 2 }],
    [{ _id: 3 }, { _id: 2 }],
  ],
  ["$skip skips documents", [{ _id: 1 }, { _id: 2 }], [{ $sort: { _id: 1 } }, { $skip: 1 }], [{ _id: 2 }]],
  ["$count counts documents", [{ _id: 1 }, { _id: 2 }], [{ $count: "n" }], [{ n: 2 }]],
  ["$count without documents yields nothing", [], [{ $count: "n" }], []],
  [
    "$unwind yields a document for each element",
    [{ _id: 1, a: [1, 2] }],
    [{ $unwind: "$a" }],
    [
      { _id: 1, a: 1 },
      { _id: 1, a: 2 },
    ],
  ],
  [
    "$unwind drops documents without elements",
    [{ _id: 1, a: [] }, { _id: 2 }, { _id: 3, a: null }, { _id: 4, a: 5 }],
    [{ $unwind: "$a" }],
    [{ _id: 4, a: 5 }],
  ],
  [
    "$unwind keeps them with preserveNullAndEmptyArrays",
    [{ _id: 1, a: [] }, { _id: 2 }, { _id: 3, a: null }],
    [{ $unwind: { path: "$a", preserveNullAndEmptyArrays: true } }],
    [{ _id: 1 }, { _id: 2 }, { _id: 3, a: null }],
  ],
  [
    "$unwind adds positions with includeArrayIndex",
    [{ _id: 1, a: ["x", "y"] }],
    [{ $unwind: { path: "$a", includeArrayIndex: "at" } }],
    [
      { _id: 1, a: "x", at: 0 },
      { _id: 1, a: "y", at: 1 },
    ],
  ],
  [
    "$replaceRoot replaces the document",
    [{ _id: 1, a: { x: 1 } }],
    [{ $replaceRoot: { newRoot: "$a" } }],
    [{ x: 1 }],
  ],
  [
    "$replaceWith replaces the document",
    [{ _id: 1, a: { x: 1 } }],
    [{ $replaceWith: { $mergeObjects: ["$a", { y: 2 }] } }],
    [{ x: 1, y: 2 }],
  ],
  [
    "$sortByCount counts the values of an expression",
    [{ a: "x" }, { a: "y" }, { a: "x" }],
    [{ $sortByCount: "$a" }],
    [
      { _id: "x", count: 2 },
      { _id: "y", count: 1 },
    ],
  ],
  [
    "$facet runs several pipelines on the same documents",
    [{ _id: 1 }, { _id: 2 }],
    [{ $facet: { n: [{ $count: "all" }], one: [{ $sort: { _id: 1 } }, { $limit: 1 }] } }],
    [{ n: [{ all: 2 }], one: [{ _id: 1 }] }],
  ],
];

const groups: Row[] = [
  [
    "sums by a field",
    [
      { a: 1, n: 1 },
      { a: 2, n: 5 },
      { a: 1, n: 2 },
    ],
    [{ $group: { _id: "$a", n: { $sum: "$n" } } }, { $sort: { _id: 1 } }],
    [
      { _id: 1, n: 3 },
      { _id: 2, n: 5 },
    ],
  ],
  [
    "aggregates all documents with _id: null",
    [{ n: 1 }, { n: 2 }],
    [
      {
        $group: { _id: null, n: { $sum: 1 }, avg: { $avg: "$n" }, min: { $min: "$n" }, max: { $max: "$n" } },
      },
    ],
    [{ _id: null, n: 2, avg: 1.5, min: 1, max: 2 }],
  ],
  [
    "groups by a document of fields",
    [
      { a: 1, b: 1 },
      { a: 1, b: 1 },
    ],
    [{ $group: { _id: { x: "$a", y: "$b" }, n: { $count: {} } } }],
    [{ _id: { x: 1, y: 1 }, n: 2 }],
  ],
  [
    "groups missing fields with null",
    [{ a: null }, {}],
    [{ $group: { _id: "$a", n: { $sum: 1 } } }],
    [{ _id: null, n: 2 }],
  ],
  [
    "groups equal numbers of different types",
    [{ a: new Int32(1) }, { a: new Double(1) }, { a: Long.ONE }],
    [{ $group: { _id: "$a", n: { $sum: 1 } } }],
    [{ _id: 1, n: 3 }],
  ],
  [
    "returns the first and the last value",
    [{ a: 1 }, { a: 2 }, { a: 3 }],
    [{ $sort: { a: 1 } }, { $group: { _id: null, f: { $first: "$a" }, l: { $last: "$a" } } }],
    [{ _id: null, f: 1, l: 3 }],
  ],
  [
    "collects values in arrays",
    [{ a: 1 }, { a: 1 }, {}],
    [{ $group: { _id: null, all: { $push: "$a" }, each: { $addToSet: "$a" } } }],
    [{ _id: null, all: [1, 1], each: [1] }],
  ],
  [
    "ignores non-numbers in sums and averages",
    [{ a: 1 }, { a: "x" }, {}],
    [{ $group: { _id: null, s: { $sum: "$a" }, v: { $avg: "$a" } } }],
    [{ _id: null, s: 1, v: 1 }],
  ],
  [
    "returns null for the average and the maximum of no values",
    [{ a: "x" }],
    [{ $group: { _id: null, v: { $avg: "$a" }, m: { $max: "$b" } } }],
    [{ _id: null, v: null, m: null }],
  ],
];

const expressions: [title: string, document: Document, expression: unknown, expected: unknown][] = [
  ["a field path", { a: { b: 1 } }, "$a.b", 1],
  ["a field path through an array", { a: [{ b: 1 }, { c: 1 }, { b: 2 }] }, "$a.b", [1, 2]],
  ["$$ROOT", { a: 1 }, "$$ROOT.a", 1],
  ["$literal", {}, { $literal: "$a" }, "$a"],
  ["an array of expressions", { a: 1 }, ["$a", 2, "$missing"], [1, 2, null]],
  ["$eq by value", { a: new Double(1) }, { $eq: ["$a", 1] }, true],
  ["$ne", { a: 1 }, { $ne: ["$a", 2] }, true],
  ["$gt across types", { a: "x" }, { $gt: ["$a", 5] }, true],
  ["$lt of a missing field", {}, { $lt: ["$a", 5] }, true],
  ["$gte and $lte", { a: 1 }, { $and: [{ $gte: ["$a", 1] }, { $lte: ["$a", 1] }] }, true],
  ["$cmp", { a: 1 }, { $cmp: ["$a", 2] }, -1],
  ["$and, $or, $not", { a: 0 }, { $or: ["$a", { $not: ["$a"] }] }, true],
  ["$cond by position", { a: 5 }, { $cond: [{ $gt: ["$a", 3] }, "big", "small"] }, "big"],
  ["$cond by name", { a: 1 }, { $cond: { if: { $gt: ["$a", 3] }, then: "big", else: "small" } }, "small"],
  ["$ifNull", { a: null }, { $ifNull: ["$a", "$b", 7] }, 7],
  [
    "$switch",
    { a: 2 },
    {
      $switch: {
        branches: [
          { case: { $eq: ["$a", 1] }, then: "one" },
          { case: { $eq: ["$a", 2] }, then: "two" },
        ],
        default: "?",
      },
    },
    "two",
  ],
  ["$add keeps ints", { a: 1 }, { $add: ["$a", 2] }, 3],
  ["$add of a date", { a: new Date(5) }, { $add: ["$a", 10] }, new Date(15)],
  ["$add with null", { a: null }, { $add: ["$a", 1] }, null],
  ["$subtract", { a: 5 }, { $subtract: ["$a", 7] }, -2],
  ["$subtract of dates", { a: new Date(15), b: new Date(5) }, { $subtract: ["$a", "$b"] }, 10],
  ["$multiply", { a: 5 }, { $multiply: ["$a", 2, 0.5] }, 5],
  ["$divide", { a: 5 }, { $divide: ["$a", 2] }, 2.5],
  ["$mod", { a: 5 }, { $mod: ["$a", 3] }, 2],
  ["$abs, $floor, $ceil", { a: -1.5 }, [{ $abs: "$a" }, { $floor: "$a" }, { $ceil: "$a" }], [1.5, -2, -1]],
  ["$concat", { a: "x" }, { $concat: ["$a", "-", "y"] }, "x-y"],
  ["$concat with null", {}, { $concat: ["$a", "y"] }, null],
  ["$toLower and $toUpper", { a: "Ab" }, [{ $toLower: "$a" }, { $toUpper: "$a" }], ["ab", "AB"]],
  ["$strLenCP", { a: "aé😀" }, { $strLenCP: "$a" }, 3],
  ["$size", { a: [1, 2] }, { $size: "$a" }, 2],
  ["$isArray", { a: [1], b: 1 }, [{ $isArray: "$a" }, { $isArray: "$b" }], [true, false]],
  ["$arrayElemAt", { a: [1, 2, 3] }, [{ $arrayElemAt: ["$a", 0] }, { $arrayElemAt: ["$a", -1] }], [1, 3]],
  ["$first and $last", { a: [1, 2, 3] }, [{ $first: "$a" }, { $last: "$a" }], [1, 3]],
  ["$in", { a: [1, 2] }, { $in: [2, "$a"] }, true],
  ["$concatArrays", { a: [1], b: [2] }, { $concatArrays: ["$a", "$b"] }, [1, 2]],
  ["$slice", { a: [1, 2, 3] }, { $slice: ["$a", 2] }, [1, 2]],
  ["$reverseArray", { a: [1, 2, 3] }, { $reverseArray: "$a" }, [3, 2, 1]],
  ["$map", { a: [1, 2] }, { $map: { input: "$a", as: "x", in: { $multiply: ["$$x", 2] } } }, [2, 4]],
  ["$filter", { a: [1, 5, 9] }, { $filter: { input: "$a", as: "x", cond: { $gt: ["$$x", 4] } } }, [5, 9]],
  ["$let", { a: 2 }, { $let: { vars: { b: { $add: ["$a", 1] } }, in: { $multiply: ["$$b", 10] } } }, 30],
  [
    "$sum, $avg, $min, $max of an array",
    { a: [1, 2, 6] },
    [{ $sum: "$a" }, { $avg: "$a" }, { $min: "$a" }, { $max: "$a" }],
    [9, 3, 1, 6],
  ],
  ["$mergeObjects", { a: { x: 1, y: 1 } }, { $mergeObjects: ["$a", { y: 2 }, null] }, { x: 1, y: 2 }],
  ["$objectToArray", { a: { x: 1 } }, { $objectToArray: "$a" }, [{ k: "x", v: 1 }]],
  ["$type", { a: 1 }, [{ $type: "$a" }, { $type: "$b" }], ["int", "missing"]],
  ["$toString", { a: 5 }, { $toString: "$a" }, "5"],
];

describe("a pipeline", () => {
  it.each([...stages])("%s", check);
  it.each([...groups])("$group %s", check);

  async function check(
    _title: string,
    documents: Document[],
    pipeline: Document[],
    expected: Document[],
  ): Promise<void> {
    const collection = await database.collectionOf(documents);
    expect(await collection.aggregate(pipeline).toArray()).toEqual(expected);
  }

  it("$lookup joins by equality", async () => {
    const authors = await database.collectionOf([
      { _id: 1, name: "A" },
      { _id: 2, name: "B" },
    ]);
    const books = await database.collectionOf([{ _id: 10, by: 1 }, { _id: 11, by: [1, 2] }, { _id: 12 }]);
    const $lookup = { from: authors.collectionName, localField: "by", foreignField: "_id", as: "authors" };
    const found = await books
      .aggregate([{ $sort: { _id: 1 } }, { $lookup }, { $project: { names: "$authors.name" } }])
      .toArray();
    expect(found).toEqual([
      { _id: 10, names: ["A"] },
      { _id: 11, names: ["A", "B"] },
      { _id: 12, names: [] },
    ]);
  });

  it("keeps sums exact and widens their type", async () => {
    const collection = await database.collectionOf([
      { a: new Int32(2147483647), b: Decimal128.fromString("0.1") },
      { a: new Int32(1), b: Decimal128.fromString("0.2") },
    ]);
    const [found] = await collection
      .aggregate([{ $group: { _id: null, a: { $sum: "$a" }, b: { $sum: "$b" } } }], { promoteValues: false })
      .toArray();
    expect([found?.a, String(found?.b)]).toEqual([Long.fromNumber(2147483648), "0.3"]);
  });

  it("can use the variables of let", async () => {
    const collection = await database.collectionOf([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    const found = await collection
      .aggregate([{ $match: { $expr: { $eq: ["$a", "$$wanted"] } } }], { let: { wanted: 2 } })
      .toArray();
    expect(found).toEqual([{ _id: 2, a: 2 }]);
  });

  it("distinct returns the different values of a field", async () => {
    const collection = await database.collectionOf([
      { a: 1, b: 1 },
      { a: [1, 2], b: 1 },
      { a: "x", b: 2 },
      {},
    ]);
    expect(new Set(await collection.distinct("a"))).toEqual(new Set([1, 2, "x"]));
    expect(await collection.distinct("a", { b: 2 })).toEqual(["x"]);
  });
});

describe("an expression", () => {
  it.each(expressions)("%s", async (_title, document, expression, expected) => {
    const collection = await database.collectionOf([document]);
    const [found] = await collection.aggregate([{ $project: { _id: 0, value: expression } }]).toArray();
    expect(found?.value).toEqual(expected);
  });
});

describe("a pipeline is rejected", () => {
  type Rejection = [title: string, pipeline: Document[], code: number];
  const rejections: Rejection[] = [
    ["with an unknown stage", [{ $foo: 1 }], 40324],
    ["with two stages in one document", [{ $match: {}, $limit: 1 }], 40323],
    ["with an unknown expression", [{ $project: { a: { $foo: 1 } } }], 168],
    ["with an unknown accumulator", [{ $group: { _id: null, a: { $foo: 1 } } }], 15952],
    ["with $group without _id", [{ $group: { a: { $sum: 1 } } }], 15955],
    ["with a $group field that isn't an accumulator", [{ $group: { _id: null, a: 1 } }], 40234],
    ["with a $limit of 0", [{ $limit: 0 }], 15958],
    ["with an empty $sort", [{ $sort: {} }], 15976],
    ["with an empty $count", [{ $count: "" }], 40157],
    ["with a $count into a path", [{ $count: "a.b" }], 40160],
    ["with an $unwind path without $", [{ $unwind: "a" }], 28818],
    ["with an $unwind without a path", [{ $unwind: {} }], 28812],
    ["with a $replaceRoot that doesn't yield a document", [{ $replaceRoot: { newRoot: "$a" } }], 40228],
    ["with an empty $project", [{ $project: {} }], 51272],
    ["with a $match that isn't a document", [{ $match: 1 }], 15959],
    ["with $divide by zero", [{ $project: { a: { $divide: [1, 0] } } }], 2],
    ["with a $size of a non-array", [{ $project: { a: { $size: "$a" } } }], 17124],
    ["with too many arguments", [{ $project: { a: { $eq: [1, 2, 3] } } }], 16020],
    ["with two operators in one expression", [{ $project: { a: { $add: [1], $abs: 1 } } }], 15983],
  ];
  it.each(rejections)("%s", async (_title, pipeline, code) => {
    const collection = await database.collectionOf([{ _id: 1, a: 1 }]);
    expect((await failure(collection.aggregate(pipeline).toArray())).code).toBe(code);
  });

  it("without a cursor option", async () => {
    const reply = database.db().command({ aggregate: "nothing", pipeline: [] });
    expect(await failure(reply)).toMatchObject({ code: 9, codeName: "FailedToParse" });
  });
});
