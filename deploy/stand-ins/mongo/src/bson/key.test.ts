import { Binary, Double, Int32, Long, ObjectId } from "bson";
import { compare, compoundKey, keyOf } from "./key.ts";
import { doc, type Value } from "./value.ts";

/** In ascending order. */
const ascending: Value[] = [
  null,
  new Double(NaN),
  new Double(-Infinity),
  new Double(-Number.MAX_VALUE),
  Long.MIN_VALUE,
  Long.fromString("-9223372036854775807"),
  Long.fromString("-9007199254740993"),
  Long.fromString("-9007199254740992"),
  new Double(-1.5),
  new Int32(-1),
  new Double(-0.1),
  new Int32(0),
  new Double(Number.MIN_VALUE),
  new Double(0.1),
  new Int32(1),
  new Double(1.5),
  Long.fromString("9007199254740992"),
  Long.fromString("9007199254740993"),
  Long.fromString("9007199254740994"),
  Long.fromString("9223372036854775806"),
  Long.MAX_VALUE,
  new Double(Number.MAX_VALUE),
  new Double(Infinity),
  "",
  "\0",
  "\0a",
  "a",
  "a\0",
  "aa",
  "b",
  "é",
  "😀",
  doc(),
  doc({ a: 1 }),
  doc({ a: 1, b: 1 }),
  doc({ b: 1 }),
  doc({ a: "x" }),
  [],
  [new Int32(1)],
  [new Int32(1), new Int32(2)],
  [new Int32(2)],
  ["a"],
  new Binary(Buffer.from("b"), 0),
  new Binary(Buffer.from("b"), 4),
  new Binary(Buffer.from("aa"), 0),
  new ObjectId("000000000000000000000001"),
  new ObjectId("ff0000000000000000000001"),
  false,
  true,
  new Date(-8.64e15),
  new Date(-1),
  new Date(0),
  new Date(8.64e15),
];

describe("keyOf", () => {
  it("sorts values in MongoDB's comparison order", () => {
    for (const [at, value] of ascending.entries()) {
      for (const [other, against] of ascending.entries()) {
        expect([at, other, Math.sign(compare(value, against))]).toEqual([at, other, Math.sign(at - other)]);
      }
    }
  });

  it("continues with FF where another key is its prefix, so that keys can be concatenated", () => {
    const keys = ascending.map((value) => keyOf(value).toString("latin1"));
    for (const key of keys) {
      const longer = keys.filter((other) => other !== key && other.startsWith(key));
      expect(longer.filter((other) => other.charCodeAt(key.length) !== 0xff)).toEqual([]);
    }
  });

  it.each<[string, Value, Value]>([
    ["int and double", new Int32(1), new Double(1)],
    ["int and long", new Int32(-7), Long.fromNumber(-7)],
    ["long and double beyond 2^53", Long.fromString("9007199254740994"), new Double(9007199254740994)],
    ["numbers within documents", doc({ a: [new Int32(1)] }), doc({ a: [new Double(1)] })],
  ])("returns the same key for equal %s", (_title, one, other) => {
    expect(keyOf(one).equals(keyOf(other))).toBe(true);
  });

  it("compound keys sort each value in its direction", () => {
    const rows: Value[][] = ["a", "b"].flatMap((text) => [2, 1].map((number) => [text, new Int32(number)]));
    const keys = rows.map((row) => compoundKey(row, [1, -1]));
    expect(keys.toSorted((a, b) => a.compare(b))).toEqual(keys);
  });

  it("sorts random numbers of all types like exact arithmetic", () => {
    let seed = 7;
    const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
    const pick = (): { value: Value; exact: bigint } => {
      const cents = BigInt(Math.floor((random() - 0.5) * 2 ** 40)) * 2n ** BigInt(Math.floor(random() * 20));
      const whole = cents - (cents % 100n);
      return random() < 0.5
        ? { value: Long.fromBigInt(whole / 100n), exact: whole }
        : { value: new Double(Number(cents / 25n) / 4), exact: (cents / 25n) * 25n };
    };
    for (let round = 0; round < 2000; round++) {
      const [a, b] = [pick(), pick()];
      expect(Math.sign(compare(a.value, b.value))).toBe(a.exact < b.exact ? -1 : a.exact > b.exact ? 1 : 0);
    }
  });
});
