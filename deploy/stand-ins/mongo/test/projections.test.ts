import { type Document, Long } from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

type Row = [title: string, document: Document, projection: Document, expected: Document];

const rows: Row[] = [
  ["includes the named fields", { a: 1, b: 2 }, { a: 1 }, { _id: 1, a: 1 }],
  ["excludes _id with _id: 0", { a: 1, b: 2 }, { a: 1, _id: 0 }, { a: 1 }],
  ["can include _id alone", { a: 1 }, { _id: 1 }, { _id: 1 }],
  ["excludes the named fields", { a: 1, b: 2 }, { a: 0 }, { _id: 1, b: 2 }],
  ["can exclude _id alone", { a: 1 }, { _id: 0 }, { a: 1 }],
  ["keeps the order of the document's fields", { b: 1, a: 2 }, { a: 1, b: 1 }, { _id: 1, b: 1, a: 2 }],
  ["accepts true and false", { a: 1, b: 2 }, { a: true, _id: false }, { a: 1 }],
  ["includes fields of subdocuments", { a: { b: 1, c: 2 } }, { "a.b": 1 }, { _id: 1, a: { b: 1 } }],
  ["excludes fields of subdocuments", { a: { b: 1, c: 2 } }, { "a.b": 0 }, { _id: 1, a: { c: 2 } }],
  [
    "includes fields of documents in arrays",
    { a: [{ b: 1, c: 2 }, { b: 3 }, 4] },
    { "a.b": 1 },
    { _id: 1, a: [{ b: 1 }, { b: 3 }] },
  ],
  [
    "excludes fields of documents in arrays",
    { a: [{ b: 1, c: 2 }, 4] },
    { "a.b": 0 },
    { _id: 1, a: [{ c: 2 }, 4] },
  ],
  ["leaves out a scalar on the path", { a: 1 }, { "a.b": 1 }, { _id: 1 }],
  ["keeps an empty subdocument if it lacks the field", { a: { c: 1 } }, { "a.b": 1 }, { _id: 1, a: {} }],
];

describe("a projection", () => {
  it.each(rows)("%s", async (_title, document, projection, expected) => {
    const collection = await database.collectionOf([{ _id: 1, ...document }]);
    const found = await collection.findOne({}, { projection });
    expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
  });

  type Rejection = [title: string, projection: Document, code: number];
  const rejections: Rejection[] = [
    ["that includes one field and excludes another", { a: 1, b: 0 }, 31254],
    ["that excludes one field and includes another", { a: 0, b: 1 }, 31253],
    ["that names a field and its subfield", { a: 1, "a.b": 1 }, 31249],
    ["that names a subfield and its field", { "a.b": 1, a: 1 }, 31250],
    ["that has an empty part in a path", { "a..b": 1 }, 15998],
  ];
  it.each(rejections)("is rejected %s", async (_title, projection, code) => {
    const collection = await database.collectionOf([{ _id: 1, a: [1] }]);
    expect((await failure(collection.find({}, { projection }).toArray())).code).toBe(code);
  });
});

describe("a sort", () => {
  type Sorted = [title: string, documents: Document[], sort: Document, expected: number[]];
  const orders: Sorted[] = [
    ["ascending", [{ a: 2 }, { a: 1 }, { a: 3 }], { a: 1 }, [2, 1, 3]],
    ["descending", [{ a: 2 }, { a: 1 }, { a: 3 }], { a: -1 }, [3, 1, 2]],
    [
      "by several fields",
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
        { a: 0, b: 0 },
      ],
      { a: 1, b: -1 },
      [3, 2, 1],
    ],
    [
      "of numbers of all types is by value",
      [{ a: 2.5 }, { a: Long.fromNumber(2) }, { a: 3 }],
      { a: 1 },
      [2, 1, 3],
    ],
    [
      "of different types is in MongoDB's comparison order",
      [{ a: new Date(0) }, { a: true }, { a: [] }, { a: { x: 1 } }, { a: "x" }, { a: 1 }, { a: null }],
      { a: 1 },
      [3, 7, 6, 5, 4, 2, 1],
    ],
    ["treats a missing field as null", [{ a: 1 }, {}, { a: null }], { a: 1, _id: 1 }, [2, 3, 1]],
    ["uses the smallest element of an array when ascending", [{ a: [5, 1] }, { a: [2] }], { a: 1 }, [1, 2]],
    ["uses the largest element of an array when descending", [{ a: [5, 1] }, { a: [4] }], { a: -1 }, [1, 2]],
    ["by a path", [{ a: { b: 2 } }, { a: { b: 1 } }], { "a.b": 1 }, [2, 1]],
    ["by a path through an array", [{ a: [{ b: 3 }, { b: 9 }] }, { a: [{ b: 4 }] }], { "a.b": 1 }, [1, 2]],
    ["puts NaN before all numbers", [{ a: -Infinity }, { a: NaN }, { a: 0 }], { a: 1 }, [2, 1, 3]],
    ["of strings is by bytes", [{ a: "b" }, { a: "B" }, { a: "ä" }, { a: "a" }], { a: 1 }, [2, 4, 1, 3]],
  ];
  it.each(orders)("%s", async (_title, documents, sort, expected) => {
    const plain = await database.collectionOf(
      documents.map((document, at) => ({ _id: at + 1, ...document })),
    );
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

  it.each([
    ["by an invalid direction", { a: 2 }, 15975],
    ["by an empty name", { "": 1 }, 15998],
  ])("is rejected %s", async (_title, sort, code) => {
    const reply = database.db().command({ find: "nothing", filter: {}, sort });
    expect((await failure(reply)).code).toBe(code);
  });

  it("is rejected for two arrays in one document", async () => {
    const collection = await database.collectionOf([{ a: [1], b: [1] }]);
    expect((await failure(collection.find().sort({ a: 1, b: 1 }).toArray())).code).toBe(2);
  });
});
