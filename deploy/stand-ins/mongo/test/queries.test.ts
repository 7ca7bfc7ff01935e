import {
  Binary,
  BSONRegExp,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from "mongodb";
import { failure, useDatabase } from "./support/database.ts";

const database = useDatabase();

/** The documents get the `_id`s 1, 2, 3 …, and `expected` lists those that match. */
type Row = [title: string, documents: Document[], filter: Document, expected: number[]];

const date = (text: string) => new Date(text);
const oid = (last: string) => new ObjectId(`00000000000000000000000${last}`);
const decimal = (text: string) => Decimal128.fromString(text);

const equality: Row[] = [
  [
    "a number equals a number of another type",
    [{ a: new Int32(1) }, { a: new Double(1) }, { a: Long.fromNumber(1) }, { a: decimal("1.0") }, { a: "1" }],
    { a: 1 },
    [1, 2, 3, 4],
  ],
  [
    "a long above 2^53 differs from its neighbour",
    [{ a: Long.fromString("9007199254740993") }, { a: Long.fromString("9007199254740992") }],
    { a: Long.fromString("9007199254740993") },
    [1],
  ],
  [
    "a decimal that no double equals matches only itself",
    [{ a: decimal("0.1") }, { a: 0.1 }],
    { a: decimal("0.1") },
    [1],
  ],
  ["a double equals the decimal of the same value", [{ a: decimal("0.5") }, { a: 0.5 }], { a: 0.5 }, [1, 2]],
  ["negative zero equals zero", [{ a: new Double(-0) }, { a: 0 }], { a: 0 }, [1, 2]],
  ["NaN equals NaN", [{ a: NaN }, { a: 0 }], { a: NaN }, [1]],
  ["strings are case-sensitive", [{ a: "x" }, { a: "X" }], { a: "x" }, [1]],
  ["null equals null and a missing field", [{ a: null }, {}, { a: 0 }], { a: null }, [1, 2]],
  ["null equals a null in an array", [{ a: [1, null] }, { a: [1] }], { a: null }, [1]],
  [
    "null at a nested path equals a missing field",
    [{ a: 1 }, { a: { b: null } }, { a: {} }, { a: { b: 1 } }, {}],
    { "a.b": null },
    [1, 2, 3, 5],
  ],
  [
    "null at a nested path equals a document in an array without the field",
    [{ a: [{ b: 1 }, {}] }, { a: [{ b: 1 }] }, { a: [1, 2] }, { a: [] }],
    { "a.b": null },
    [1],
  ],
  ["true is not 1", [{ a: true }, { a: 1 }], { a: true }, [1]],
  [
    "a document equals one with the same fields in the same order",
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, { a: { x: 1 } }],
    { a: { x: 1, y: 2 } },
    [1],
  ],
  ["an array equals an equal array", [{ a: [1, 2] }, { a: [2, 1] }, { a: [1, 2, 3] }], { a: [1, 2] }, [1]],
  [
    "an array equals an element that is an equal array",
    [{ a: [[1, 2], 3] }, { a: [1, 2, 3] }],
    { a: [1, 2] },
    [1],
  ],
  ["an empty array equals an empty array", [{ a: [] }, { a: [[]] }, { a: null }, {}], { a: [] }, [1, 2]],
  ["a scalar matches an array that contains it", [{ a: [1, 2] }, { a: [3] }, { a: [[1]] }], { a: 1 }, [1]],
  [
    "a path continues in the documents of an array",
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 3 }] }],
    { "a.b": 2 },
    [1],
  ],
  ["a number in a path is an array position", [{ a: [5, 6] }, { a: [6, 5] }], { "a.0": 5 }, [1]],
  ["a number in a path is a field name, too", [{ a: { 0: 5 } }, { a: [{ 0: 5 }] }], { "a.0": 5 }, [1, 2]],
  ["a path doesn't enter an array in an array", [{ a: [[{ b: 1 }]] }, { a: [{ b: 1 }] }], { "a.b": 1 }, [2]],
  [
    "binary data equals by subtype and bytes",
    [{ a: new Binary(Buffer.from("x"), 0) }, { a: new Binary(Buffer.from("x"), 4) }],
    { a: new Binary(Buffer.from("x"), 0) },
    [1],
  ],
  ["an ObjectId equals itself", [{ a: oid("1") }, { a: oid("2") }], { a: oid("1") }, [1]],
  [
    "a date equals the same instant",
    [{ a: date("2026-01-01") }, { a: "2026-01-01" }],
    { a: date("2026-01-01T00:00:00Z") },
    [1],
  ],
  [
    "a timestamp doesn't equal a date",
    [{ a: new Timestamp({ t: 1, i: 1 }) }, { a: new Date(1000) }],
    { a: new Timestamp({ t: 1, i: 1 }) },
    [1],
  ],
  ["$eq matches like the value itself", [{ a: 1 }, { a: [1] }], { a: { $eq: 1 } }, [1, 2]],
  [
    "$eq with a regular expression matches an equal expression",
    [{ a: /x/ }, { a: "x" }],
    { a: { $eq: /x/ } },
    [1],
  ],
  ["an empty query matches all documents", [{}, { a: 1 }], {}, [1, 2]],
  [
    "all fields have to match",
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    { a: 1, b: 2 },
    [2],
  ],
  ["a query on _id matches one document", [{}, {}], { _id: 2 }, [2]],
];

const comparisons: Row[] = [
  [
    "$gt compares numbers of all types",
    [{ a: 1 }, { a: Long.fromNumber(2) }, { a: 2.5 }, { a: decimal("3") }],
    { a: { $gt: 1.5 } },
    [2, 3, 4],
  ],
  [
    "$gt matches values of the same type only",
    [{ a: 1 }, { a: "z" }, { a: date("2026-01-01") }, {}],
    { a: { $gt: 0 } },
    [1],
  ],
  ["$gte includes the bound", [{ a: 1 }, { a: 2 }], { a: { $gte: 2 } }, [2]],
  ["$lt excludes the bound", [{ a: 1 }, { a: 2 }], { a: { $lt: 2 } }, [1]],
  ["$lte null matches null and a missing field", [{ a: null }, {}, { a: 1 }], { a: { $lte: null } }, [1, 2]],
  ["$gt null matches nothing", [{ a: null }, {}, { a: 1 }], { a: { $gt: null } }, []],
  ["$lt doesn't match NaN", [{ a: NaN }, { a: 1 }], { a: { $lt: 5 } }, [2]],
  ["$gte NaN matches NaN", [{ a: NaN }, { a: 1 }], { a: { $gte: NaN } }, [1]],
  ["$gt matches an array with a greater element", [{ a: [1, 5] }, { a: [1] }], { a: { $gt: 4 } }, [1]],
  [
    "different elements of an array may satisfy two bounds",
    [{ a: [1, 10] }, { a: [20] }],
    { a: { $gt: 5, $lt: 3 } },
    [1],
  ],
  ["strings compare by their bytes", [{ a: "a" }, { a: "B" }, { a: "é" }], { a: { $gt: "Z" } }, [1, 3]],
  [
    "dates compare by time",
    [{ a: date("2026-01-01") }, { a: date("2026-01-02") }],
    { a: { $gt: date("2026-01-01") } },
    [2],
  ],
  ["ObjectIds compare by their bytes", [{ a: oid("1") }, { a: oid("9") }], { a: { $gt: oid("5") } }, [2]],
  ["false is less than true", [{ a: false }, { a: true }], { a: { $lt: true } }, [1]],
  [
    "documents compare field by field",
    [{ a: { x: 1 } }, { a: { x: 2 } }, { a: { y: 0 } }],
    { a: { $gt: { x: 1 } } },
    [2, 3],
  ],
  [
    "arrays compare element by element",
    [{ a: [1, 2] }, { a: [1, 3] }, { a: [2] }],
    { a: { $gt: [1, 2] } },
    [2, 3],
  ],
  [
    "binary data compares by length first",
    [{ a: new Binary(Buffer.from("b"), 0) }, { a: new Binary(Buffer.from("aa"), 0) }],
    { a: { $gt: new Binary(Buffer.from("c"), 0) } },
    [2],
  ],
  [
    "everything lies between MinKey and MaxKey",
    [{ a: 1 }, { a: "x" }, { a: new MinKey() }, { a: new MaxKey() }],
    { a: { $gt: new MinKey(), $lt: new MaxKey() } },
    [1, 2],
  ],
  ["infinity is greater than every number", [{ a: Infinity }, { a: 1e308 }], { a: { $gt: 1e308 } }, [1]],
  ["$ne matches a missing field", [{ a: 1 }, { a: 2 }, {}], { a: { $ne: 1 } }, [2, 3]],
  ["$ne doesn't match an array that contains the value", [{ a: [1, 2] }, { a: [2] }], { a: { $ne: 1 } }, [2]],
  [
    "$ne null matches fields that exist and aren't null",
    [{ a: null }, {}, { a: 1 }],
    { a: { $ne: null } },
    [3],
  ],
  [
    "$in matches any of the values",
    [{ a: 1 }, { a: 2 }, { a: [3, 9] }, { a: 4 }],
    { a: { $in: [1, 3] } },
    [1, 3],
  ],
  ["$in with null matches a missing field", [{ a: null }, {}, { a: 1 }], { a: { $in: [null] } }, [1, 2]],
  [
    "$in accepts regular expressions",
    [{ a: "apple" }, { a: "pear" }, { a: 1 }],
    { a: { $in: [/^a/, 1] } },
    [1, 3],
  ],
  ["$in compares by value", [{ a: Long.fromNumber(5) }, { a: 5.5 }], { a: { $in: [5] } }, [1]],
  ["an empty $in matches nothing", [{ a: 1 }], { a: { $in: [] } }, []],
  ["$nin is the opposite of $in", [{ a: 1 }, { a: 2 }, {}, { a: [1] }], { a: { $nin: [1] } }, [2, 3]],
  ["an empty $nin matches all documents", [{ a: 1 }, {}], { a: { $nin: [] } }, [1, 2]],
];

const logical: Row[] = [
  ["$and requires all conditions", [{ a: 1, b: 1 }, { a: 1 }], { $and: [{ a: 1 }, { b: 1 }] }, [1]],
  ["$or requires one condition", [{ a: 1 }, { b: 1 }, {}], { $or: [{ a: 1 }, { b: 1 }] }, [1, 2]],
  ["$nor requires that no condition matches", [{ a: 1 }, { b: 1 }, {}], { $nor: [{ a: 1 }, { b: 1 }] }, [3]],
  ["$not also matches a missing field", [{ a: 1 }, { a: 5 }, {}], { a: { $not: { $gt: 2 } } }, [1, 3]],
  ["$not accepts a regular expression", [{ a: "x" }, { a: "y" }], { a: { $not: /x/ } }, [2]],
  ["all operators on a field have to match", [{ a: 1 }, { a: 5 }, { a: 9 }], { a: { $gt: 2, $lt: 6 } }, [2]],
  [
    "logical operators can be combined with fields",
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    { a: 1, $or: [{ b: 3 }, { b: 4 }] },
    [2],
  ],
  ["$comment has no effect", [{ a: 1 }, { a: 2 }], { a: 1, $comment: "why" }, [1]],
  [
    "$expr compares two fields",
    [
      { a: 1, b: 2 },
      { a: 3, b: 2 },
    ],
    { $expr: { $gt: ["$a", "$b"] } },
    [2],
  ],
];

const elements: Row[] = [
  ["$exists: true matches null", [{ a: null }, {}, { a: 1 }], { a: { $exists: true } }, [1, 3]],
  ["$exists: false matches a missing field", [{ a: null }, {}], { a: { $exists: false } }, [2]],
  ["$exists accepts 1 and 0", [{ a: 1 }, {}], { a: { $exists: 0 } }, [2]],
  [
    "$exists: true through an array requires one element with the field",
    [{ a: [{ b: 1 }, {}] }, { a: [{}] }],
    { "a.b": { $exists: true } },
    [1],
  ],
  [
    "$exists: false through an array requires that no element has the field",
    [{ a: [{ b: 1 }, {}] }, { a: [{}] }, { a: [] }],
    { "a.b": { $exists: false } },
    [2, 3],
  ],
  ["$type accepts an alias", [{ a: 1 }, { a: "1" }, { a: 1.5 }], { a: { $type: "string" } }, [2]],
  ["$type accepts a number", [{ a: 1 }, { a: "1" }], { a: { $type: 16 } }, [1]],
  [
    "$type 'number' matches all numeric types",
    [{ a: 1 }, { a: 1.5 }, { a: Long.ONE }, { a: decimal("1") }, { a: "1" }],
    { a: { $type: "number" } },
    [1, 2, 3, 4],
  ],
  [
    "$type distinguishes int from double",
    [{ a: new Int32(1) }, { a: new Double(1) }],
    { a: { $type: "double" } },
    [2],
  ],
  [
    "$type distinguishes long from int",
    [{ a: new Int32(1) }, { a: Long.fromNumber(1) }],
    { a: { $type: "long" } },
    [2],
  ],
  [
    "$type accepts several types",
    [{ a: 1 }, { a: "x" }, { a: true }],
    { a: { $type: ["bool", "string"] } },
    [2, 3],
  ],
  ["$type 'array' matches the array itself", [{ a: [1] }, { a: 1 }], { a: { $type: "array" } }, [1]],
  ["$type matches elements of an array", [{ a: [1, "x"] }, { a: [1] }], { a: { $type: "string" } }, [1]],
  ["$type 'null' doesn't match a missing field", [{ a: null }, {}], { a: { $type: "null" } }, [1]],
  [
    "$type knows date, objectId, bool, object and binData",
    [
      { a: new Date(0) },
      { a: oid("1") },
      { a: true },
      { a: {} },
      { a: new Binary(Buffer.from("x")) },
      { a: 1 },
    ],
    { a: { $type: ["date", "objectId", "bool", "object", "binData"] } },
    [1, 2, 3, 4, 5],
  ],
  ["$mod matches by the remainder", [{ a: 4 }, { a: 5 }, { a: "4" }], { a: { $mod: [2, 0] } }, [1]],
  ["the remainder of $mod has the sign of the value", [{ a: -5 }, { a: 5 }], { a: { $mod: [3, -2] } }, [1]],
  ["$mod truncates fractions", [{ a: 4.9 }, { a: 5.1 }], { a: { $mod: [2, 0] } }, [1]],
];

const regexes: Row[] = [
  ["a regular expression matches a part of a string", [{ a: "crane" }, { a: "slate" }], { a: /ran/ }, [1]],
  ["the i option ignores case", [{ a: "CRANE" }, { a: "slate" }], { a: /crane/i }, [1]],
  ["the m option matches at line breaks", [{ a: "x\ncrane" }, { a: "a crane" }], { a: /^crane/m }, [1]],
  [
    "the s option lets the dot match a line break",
    [{ a: "a\nb" }, { a: "ab" }],
    { a: new BSONRegExp("a.b", "s") },
    [1],
  ],
  [
    "the x option ignores white space",
    [{ a: "ab" }, { a: "a b" }],
    { a: { $regex: "a b # comment", $options: "x" } },
    [1],
  ],
  [
    "$regex accepts a string and $options",
    [{ a: "AB" }, { a: "cd" }],
    { a: { $regex: "ab", $options: "i" } },
    [1],
  ],
  [
    "a regular expression matches elements of an array",
    [{ a: ["x", "crane"] }, { a: ["x"] }],
    { a: /crane/ },
    [1],
  ],
  ["a regular expression doesn't match numbers", [{ a: 1 }, { a: "1" }], { a: /1/ }, [2]],
  [
    "a regular expression matches an equal expression that is stored",
    [{ a: /x/i }, { a: /x/ }],
    { a: /x/i },
    [1],
  ],
];

const arrays: Row[] = [
  ["$all requires every value", [{ a: [1, 2, 3] }, { a: [1] }], { a: { $all: [1, 2] } }, [1]],
  ["$all with one value matches a scalar", [{ a: 1 }, { a: 2 }], { a: { $all: [1] } }, [1]],
  ["an empty $all matches nothing", [{ a: [] }, { a: [1] }], { a: { $all: [] } }, []],
  [
    "$all may match values in different subdocuments",
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }] }],
    { "a.b": { $all: [1, 2] } },
    [1],
  ],
  [
    "$all accepts $elemMatch",
    [
      {
        a: [
          { b: 1, c: 1 },
          { b: 2, c: 2 },
        ],
      },
      { a: [{ b: 1, c: 2 }] },
    ],
    { a: { $all: [{ $elemMatch: { b: 1, c: 1 } }, { $elemMatch: { b: 2 } }] } },
    [1],
  ],
  ["$size matches the length", [{ a: [1, 2] }, { a: [1] }, { a: 2 }], { a: { $size: 2 } }, [1]],
  ["$size 0 matches only an empty array", [{ a: [] }, {}, { a: null }], { a: { $size: 0 } }, [1]],
  [
    "$elemMatch requires one element that meets all conditions",
    [{ a: [{ b: 1, c: 2 }] }, { a: [{ b: 1 }, { c: 2 }] }],
    { a: { $elemMatch: { b: 1, c: 2 } } },
    [1],
  ],
  [
    "$elemMatch accepts operators on the elements themselves",
    [{ a: [1, 10] }, { a: [4] }],
    { a: { $elemMatch: { $gt: 3, $lt: 6 } } },
    [2],
  ],
  ["$elemMatch doesn't match a scalar", [{ a: 4 }, { a: [4] }], { a: { $elemMatch: { $gt: 3 } } }, [2]],
  ["$elemMatch accepts $in", [{ a: ["x", "y"] }, { a: ["z"] }], { a: { $elemMatch: { $in: ["y"] } } }, [1]],
  [
    "$elemMatch accepts $or",
    [{ a: [{ b: 1 }] }, { a: [{ c: 1 }] }, { a: [{ d: 1 }] }],
    { a: { $elemMatch: { $or: [{ b: 1 }, { c: 1 }] } } },
    [1, 2],
  ],
  [
    "$elemMatch can be nested",
    [{ a: [{ b: [{ c: 1 }] }] }, { a: [{ b: [{ c: 2 }] }] }],
    { a: { $elemMatch: { b: { $elemMatch: { c: 1 } } } } },
    [1],
  ],
  [
    "$not accepts $elemMatch",
    [{ a: [1] }, { a: [5] }, {}],
    { a: { $not: { $elemMatch: { $gt: 3 } } } },
    [1, 3],
  ],
];

describe("a query", () => {
  it.each([...equality, ...comparisons, ...logical, ...elements, ...regexes, ...arrays])(
    "%s",
    async (_title, documents, filter, expected) => {
      const collection = await database.collectionOf(
        documents.map((document, at) => ({ _id: at + 1, ...document })),
      );
      const found = await collection.find(filter).sort({ _id: 1 }).toArray();
      expect(found.map(({ _id }) => Number(_id))).toEqual(expected);
      expect(await collection.countDocuments(filter)).toBe(expected.length);
    },
  );

  it("returns documents in insertion order without a sort", async () => {
    const collection = await database.collectionOf([{ _id: 3 }, { _id: 1 }, { _id: 2 }]);
    expect(await collection.find().toArray()).toEqual([{ _id: 3 }, { _id: 1 }, { _id: 2 }]);
  });

  it("returns values with their types and fields in their order", async () => {
    const document = {
      _id: 1,
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromNumber(1),
      decimal: decimal("1.10"),
      minusZero: new Double(-0),
      nan: new Double(NaN),
      date: new Date(-5),
      oid: oid("1"),
      binary: new Binary(Buffer.from([0, 255]), 128),
      regex: new BSONRegExp("a", "i"),
      timestamp: new Timestamp({ t: 4294967295, i: 7 }),
      min: new MinKey(),
      max: new MaxKey(),
      text: "ü\u0000€😀",
      nothing: null,
      nested: { z: [1, [2]], a: {} },
    };
    const collection = await database.collectionOf([document]);
    const found = await collection.findOne({}, { promoteValues: false, bsonRegExp: true });
    const stored: Document = found ?? {};
    const sent: Document = document;
    expect(Object.keys(stored)).toEqual(Object.keys(sent));
    for (const name of [
      "int",
      "double",
      "long",
      "decimal",
      "minusZero",
      "nan",
      "regex",
      "timestamp",
      "binary",
      "oid",
    ]) {
      expect([name, stored[name]]).toEqual([name, sent[name]]);
    }
    expect([stored.date, stored.text, stored.nothing]).toEqual([new Date(-5), "ü\u0000€😀", null]);
    expect(Object.keys(stored.nested as Document)).toEqual(["z", "a"]);
  });
});

describe("a query is rejected", () => {
  type Rejection = [title: string, filter: Document, code: number, codeName: string];
  const rejections: Rejection[] = [
    ["with an unknown operator", { a: { $foo: 1 } }, 2, "BadValue"],
    ["with an unknown top-level operator", { $foo: 1 }, 2, "BadValue"],
    ["with an operator among fields", { a: { $gt: 1, b: 2 } }, 2, "BadValue"],
    ["with an $in that isn't an array", { a: { $in: 1 } }, 2, "BadValue"],
    ["with an operator in $in", { a: { $in: [{ $gt: 1 }] } }, 2, "BadValue"],
    ["with an $and that isn't an array", { $and: {} }, 2, "BadValue"],
    ["with an empty $or", { $or: [] }, 2, "BadValue"],
    ["with a $nor of scalars", { $nor: [1] }, 2, "BadValue"],
    ["with a $not of a number", { a: { $not: 1 } }, 2, "BadValue"],
    ["with an empty $not", { a: { $not: {} } }, 2, "BadValue"],
    ["with an $all that isn't an array", { a: { $all: 1 } }, 2, "BadValue"],
    ["with an $elemMatch that isn't a document", { a: { $elemMatch: 1 } }, 2, "BadValue"],
    ["with a $mod of one number", { a: { $mod: [2] } }, 2, "BadValue"],
    ["with a $mod by zero", { a: { $mod: [0, 1] } }, 2, "BadValue"],
    ["with $options but no $regex", { a: { $options: "i" } }, 2, "BadValue"],
    ["with an unknown type", { a: { $type: "nothing" } }, 2, "BadValue"],
    ["with an unknown type number", { a: { $type: 99 } }, 2, "BadValue"],
    ["with an invalid regular expression", { a: { $regex: "(" } }, 51091, "Location51091"],
    ["with a $ne of a regular expression", { a: { $ne: /x/ } }, 2, "BadValue"],
    ["with a negative $size", { a: { $size: -1 } }, 9, "FailedToParse"],
    ["with an unknown expression", { $expr: { $foo: 1 } }, 168, "InvalidPipelineOperator"],
    ["with an undefined variable", { $expr: { $eq: ["$$x", 1] } }, 17276, "Location17276"],
  ];
  it.each(rejections)("%s", async (_title, filter, code, codeName) => {
    const error = await failure(database.emptyCollection().find(filter).toArray());
    expect([error.code, error.codeName]).toEqual([code, codeName]);
  });
});
