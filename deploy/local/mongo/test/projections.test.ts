import { type Document, Long } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

type Row = [title: string, document: Document, projection: Document, expected: Document, filter?: Document];

const rows: Row[] = [
  ["names the fields that stay", { a: 1, b: 2 }, { a: 1 }, { _id: 1, a: 1 }],
  ["leaves the identifier out when told", { a: 1, b: 2 }, { a: 1, _id: 0 }, { a: 1 }],
  ["keeps the identifier alone", { a: 1 }, { _id: 1 }, { _id: 1 }],
  ["names the fields that go", { a: 1, b: 2 }, { a: 0 }, { _id: 1, b: 2 }],
  ["drops the identifier alone", { a: 1 }, { _id: 0 }, { a: 1 }],
  ["keeps the document's order of fields", { b: 1, a: 2 }, { a: 1, b: 1 }, { _id: 1, b: 1, a: 2 }],
  ["takes true and false", { a: 1, b: 2 }, { a: true, _id: false }, { a: 1 }],
  ["enters documents", { a: { b: 1, c: 2 } }, { "a.b": 1 }, { _id: 1, a: { b: 1 } }],
  ["drops within documents", { a: { b: 1, c: 2 } }, { "a.b": 0 }, { _id: 1, a: { c: 2 } }],
  ["takes nested projections", { a: { b: 1, c: 2 } }, { a: { b: 1 } }, { _id: 1, a: { b: 1 } }],
  [
    "enters the documents of arrays",
    { a: [{ b: 1, c: 2 }, { b: 3 }, 4] },
    { "a.b": 1 },
    { _id: 1, a: [{ b: 1 }, { b: 3 }] },
  ],
  [
    "drops within the documents of arrays",
    { a: [{ b: 1, c: 2 }, 4] },
    { "a.b": 0 },
    { _id: 1, a: [{ c: 2 }, 4] },
  ],
  ["leaves out a scalar on the way", { a: 1 }, { "a.b": 1 }, { _id: 1 }],
  ["leaves an empty document of one without the field", { a: { c: 1 } }, { "a.b": 1 }, { _id: 1, a: {} }],
  ["$slice takes the first", { a: [1, 2, 3], b: 1 }, { a: { $slice: 2 } }, { _id: 1, a: [1, 2], b: 1 }],
  ["$slice takes the last", { a: [1, 2, 3] }, { a: { $slice: -2 } }, { _id: 1, a: [2, 3] }],
  ["$slice skips", { a: [1, 2, 3, 4] }, { a: { $slice: [1, 2] } }, { _id: 1, a: [2, 3] }],
  ["$slice skips from the end", { a: [1, 2, 3, 4] }, { a: { $slice: [-3, 2] } }, { _id: 1, a: [2, 3] }],
  [
    "$slice beside named fields",
    { a: [1, 2], b: 1, c: 2 },
    { a: { $slice: 1 }, b: 1 },
    { _id: 1, a: [1], b: 1 },
  ],
  [
    "$elemMatch takes the first that matches",
    { a: [{ s: 1 }, { s: 2, n: 1 }, { s: 2 }], b: 1 },
    { a: { $elemMatch: { s: 2 } } },
    { _id: 1, a: [{ s: 2, n: 1 }] },
  ],
  [
    "$elemMatch that matches nothing leaves the field out",
    { a: [{ s: 1 }] },
    { a: { $elemMatch: { s: 2 } } },
    { _id: 1 },
  ],
  [
    ".$ takes the element that the query matched",
    { a: [1, 5, 9] },
    { "a.$": 1 },
    { _id: 1, a: [5] },
    { a: { $gt: 3 } },
  ],
  [
    ".$ takes the document that the query matched",
    {
      a: [
        { s: 1, n: 1 },
        { s: 2, n: 2 },
      ],
    },
    { "a.$": 1 },
    { _id: 1, a: [{ s: 2, n: 2 }] },
    { "a.s": 2 },
  ],
  ["computes fields", { a: 1, b: 2 }, { sum: { $add: ["$a", "$b"] } }, { _id: 1, sum: 3 }],
  ["renames fields", { a: 1 }, { b: "$a", _id: 0 }, { b: 1 }],
  ["takes literals", { a: 1 }, { b: { $literal: 1 }, c: "text" }, { _id: 1, b: 1, c: "text" }],
  ["makes documents", { a: 1 }, { b: { c: "$a" } }, { _id: 1, b: { c: 1 } }],
  ["leaves out what an expression does not find", { a: 1 }, { a: 1, b: "$missing" }, { _id: 1, a: 1 }],
];

describe("a projection", () => {
  it.each(rows)("%s", async (_title, document, projection, expected, filter = {}) => {
    const collection = await database.holding([{ _id: 1, ...document }]);
    const found = await collection.findOne(filter, { projection });
    expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
  });

  type Refusal = [title: string, projection: Document, code: number];
  const refusals: Refusal[] = [
    ["that keeps one field and drops another", { a: 1, b: 0 }, 31254],
    ["that drops one field and keeps another", { a: 0, b: 1 }, 31253],
    ["that names a field and one within", { a: 1, "a.b": 1 }, 31249],
    ["that names a field within and the field", { "a.b": 1, a: 1 }, 31250],
    ["that uses an unknown operator", { a: { $foo: 1 } }, 168],
    ["that uses .$ without a match", { "a.$": 1 }, 51246],
  ];
  it.each(refusals)("is refused %s", async (_title, projection, code) => {
    const collection = await database.holding([{ _id: 1, a: [1] }]);
    expect((await failure(collection.find({}, { projection }).toArray())).code).toBe(code);
  });
});

describe("a sort", () => {
  type Sorted = [title: string, documents: Document[], sort: Document, expected: number[]];
  const orders: Sorted[] = [
    ["ascends", [{ a: 2 }, { a: 1 }, { a: 3 }], { a: 1 }, [2, 1, 3]],
    ["descends", [{ a: 2 }, { a: 1 }, { a: 3 }], { a: -1 }, [3, 1, 2]],
    [
      "goes by several fields",
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
        { a: 0, b: 0 },
      ],
      { a: 1, b: -1 },
      [3, 2, 1],
    ],
    [
      "compares numbers of all types by value",
      [{ a: 2.5 }, { a: Long.fromNumber(2) }, { a: 3 }],
      { a: 1 },
      [2, 1, 3],
    ],
    [
      "puts types in MongoDB's order",
      [{ a: new Date(0) }, { a: true }, { a: [] }, { a: { x: 1 } }, { a: "x" }, { a: 1 }, { a: null }],
      { a: 1 },
      [3, 7, 6, 5, 4, 2, 1],
    ],
    ["treats absent as null", [{ a: 1 }, {}, { a: null }], { a: 1, _id: 1 }, [2, 3, 1]],
    ["takes the least element of an array when it ascends", [{ a: [5, 1] }, { a: [2] }], { a: 1 }, [1, 2]],
    [
      "takes the greatest element of an array when it descends",
      [{ a: [5, 1] }, { a: [4] }],
      { a: -1 },
      [1, 2],
    ],
    ["goes along a path", [{ a: { b: 2 } }, { a: { b: 1 } }], { "a.b": 1 }, [2, 1]],
    [
      "goes along a path through an array",
      [{ a: [{ b: 3 }, { b: 9 }] }, { a: [{ b: 4 }] }],
      { "a.b": 1 },
      [1, 2],
    ],
    ["sorts NaN before all numbers", [{ a: -Infinity }, { a: NaN }, { a: 0 }], { a: 1 }, [2, 1, 3]],
    [
      "sorts strings by their bytes",
      [{ a: "b" }, { a: "B" }, { a: "ä" }, { a: "a" }],
      { a: 1 },
      [2, 4, 1, 3],
    ],
  ];
  it.each(orders)("%s", async (_title, documents, sort, expected) => {
    const plain = await database.holding(documents.map((document, at) => ({ _id: at + 1, ...document })));
    const ids = async () =>
      (
        await plain
          .find()
          .sort(sort as never)
          .toArray()
      ).map(({ _id }) => Number(_id));
    expect(await ids()).toEqual(expected);
    await plain.createIndex(sort, {}, {});
    expect(await ids()).toEqual(expected);
  });

  it("skips and limits after it has sorted", async () => {
    const collection = await database.holding([5, 3, 1, 4, 2].map((a) => ({ _id: a })));
    expect(await collection.find().sort({ _id: -1 }).skip(1).limit(2).toArray()).toEqual([
      { _id: 4 },
      { _id: 3 },
    ]);
  });

  it.each([
    ["by no direction", { a: 2 }, 15975],
    ["by an empty name", { "": 1 }, 15998],
  ])("is refused %s", async (_title, sort, code) => {
    const reply = database.db().command({ find: "nothing", filter: {}, sort });
    expect((await failure(reply)).code).toBe(code);
  });

  it("is refused by two arrays at once", async () => {
    const collection = await database.holding([{ a: [1], b: [1] }]);
    expect((await failure(collection.find().sort({ a: 1, b: 1 }).toArray())).code).toBe(2);
  });
});
