import { type Document, Double, Int32, Long } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

describe("an aggregation", () => {
  type Row = [title: string, documents: Document[], pipeline: Document[], expected: Document[]];
  const rows: Row[] = [
    [
      "$match filters documents",
      [
        { _id: 1, a: 1 },
        { _id: 2, a: 2 },
      ],
      [{ $match: { a: 2 } }],
      [{ _id: 2, a: 2 }],
    ],
    [
      "$group counts, sums and finds the least by a field",
      [
        { a: 1, n: 1, d: new Date(9) },
        { a: 2, n: 5 },
        { a: 1, n: 2, d: new Date(7) },
      ],
      [
        { $match: { a: { $gt: 0 } } },
        { $group: { _id: "$a", count: { $sum: 1 }, n: { $sum: "$n" }, least: { $min: "$d" } } },
      ],
      [
        { _id: 1, count: 2, n: 3, least: new Date(7) },
        { _id: 2, count: 1, n: 5, least: null },
      ],
    ],
    [
      "$group puts missing fields together with null",
      [{ a: null }, {}],
      [{ $group: { _id: "$a", n: { $sum: 1 } } }],
      [{ _id: null, n: 2 }],
    ],
    [
      "$group puts equal numbers of different types together",
      [{ a: new Int32(1) }, { a: new Double(1) }, { a: Long.ONE }],
      [{ $group: { _id: "$a", n: { $sum: 1 } } }],
      [{ _id: 1, n: 3 }],
    ],
    [
      "$sum ignores what isn't a number",
      [{ a: 1 }, { a: "x" }, {}],
      [{ $group: { _id: null, s: { $sum: "$a" } } }],
      [{ _id: null, s: 1 }],
    ],
    ["$group of no documents yields nothing", [], [{ $group: { _id: 1, n: { $sum: 1 } } }], []],
  ];
  it.each(rows)("%s", async (_title, documents, pipeline, expected) => {
    const collection = await database.collectionOf(documents);
    // Groups come in any order.
    expect(new Set(await collection.aggregate(pipeline).toArray())).toEqual(new Set(expected));
  });

  it("keeps sums exact and widens their type", async () => {
    const collection = await database.collectionOf([{ a: new Int32(2147483647) }, { a: new Int32(1) }]);
    const sum = { $group: { _id: null, a: { $sum: "$a" } } };
    const [found] = await collection.aggregate([sum], { promoteValues: false }).toArray();
    expect(found?.a).toEqual(Long.fromNumber(2147483648));
  });

  it.each<[string, Document[], number]>([
    ["two stages in one document", [{ $match: {}, $group: { _id: 1 } }], 40323],
    ["a $group without _id", [{ $group: { a: { $sum: 1 } } }], 15955],
    ["a $group field that isn't an accumulator", [{ $group: { _id: null, a: 1 } }], 40234],
    ["a $match that isn't a document", [{ $match: 1 }], 15959],
  ])("is rejected with %s", async (_title, pipeline, code) => {
    expect((await failure(database.emptyCollection().aggregate(pipeline).toArray())).code).toBe(code);
  });

  it("is rejected without a cursor option", async () => {
    const reply = database.db().command({ aggregate: "nothing", pipeline: [] });
    expect(await failure(reply)).toMatchObject({ code: 9, codeName: "FailedToParse" });
  });
});

describe("an update by a pipeline", () => {
  const set = (value: unknown) => [{ $set: { value } }];
  const rows: [title: string, document: Document, value: unknown, expected: unknown][] = [
    ["a field path", { a: { b: 1 } }, "$a.b", 1],
    ["a field path through an array", { a: [{ b: 1 }, { c: 1 }, { b: 2 }] }, "$a.b", [1, 2]],
    ["an array of expressions", { a: 1 }, ["$a", 2, "$missing"], [1, 2, null]],
    ["an array of documents", { a: 1 }, [{ b: "$a", c: "$missing", d: "text" }], [{ b: 1, d: "text" }]],
    ["nothing, which removes the field", { value: 1 }, "$missing", undefined],
    ["$gt across types", { a: "x" }, { $gt: ["$a", 5] }, true],
    ["$gt of a missing field", {}, { $gt: ["$a", 5] }, false],
    ["$ne by value", { a: new Double(1) }, { $ne: ["$a", 1] }, false],
    ["$and", { a: 1 }, { $and: ["$a", { $gt: ["$a", 0] }] }, true],
    ["$and with a zero", { a: 0 }, { $and: ["$a", true] }, false],
    ["$ifNull", { a: null }, { $ifNull: ["$a", "$b", 7] }, 7],
    ["$concatArrays", { a: [1], b: [2] }, { $concatArrays: ["$a", "$b"] }, [1, 2]],
    ["$concatArrays with null", { a: [1] }, { $concatArrays: ["$a", "$b"] }, null],
    ["the first elements by $slice", { a: [1, 2, 3] }, { $slice: ["$a", 2] }, [1, 2]],
    ["the last elements by $slice", { a: [1, 2, 3] }, { $slice: ["$a", -2] }, [2, 3]],
    ["$filter", { a: [1, 5, 9] }, { $filter: { input: "$a", cond: { $gt: ["$$this", 4] } } }, [5, 9]],
    [
      "$filter by a field",
      { a: [{ n: 1 }, { n: 5 }] },
      { $filter: { input: "$a", cond: { $gt: ["$$this.n", 4] } } },
      [{ n: 5 }],
    ],
    ["$filter of null", {}, { $filter: { input: "$a", cond: true } }, null],
  ];
  it.each(rows)("sets %s", async (_title, document, value, expected) => {
    const collection = await database.collectionOf([document]);
    await collection.updateOne({}, set(value));
    expect((await collection.findOne())?.value).toEqual(expected);
  });

  it("applies its stages in order, and in an upsert to the equalities of the query", async () => {
    const collection = database.emptyCollection();
    const update = [{ $set: { b: "$a" } }, { $set: { c: "$b" } }];
    await collection.updateOne({ _id: 1 as never, a: 2 }, update, { upsert: true });
    expect(await collection.find().toArray()).toEqual([{ _id: 1, a: 2, b: 2, c: 2 }]);
  });

  it.each<[string, Document[], number]>([
    ["a $slice of a scalar", set({ $slice: ["$_id", 1] }), 28724],
    ["a fraction in $slice", set({ $slice: [[1], 1.5] }), 28726],
    ["too many arguments", set({ $gt: [1, 2, 3] }), 16020],
    ["two operators in one expression", set({ $gt: [1, 2], $ne: [1, 2] }), 15983],
    ["a $filter without a condition", set({ $filter: { input: [] } }), 28650],
    ["a changed _id", [{ $set: { _id: 2 } }], 66],
  ])("is rejected with %s", async (_title, update, code) => {
    const collection = await database.collectionOf([{ _id: 1 }]);
    expect((await failure(collection.updateOne({}, update))).code).toBe(code);
  });
});
