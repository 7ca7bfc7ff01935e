import { Decimal128, Double, Int32, Long } from "bson";
import { add, multiply } from "./number.ts";
import type { BsonNumber } from "./value.ts";

const decimal = (text: string) => Decimal128.fromString(text);

describe("arithmetic", () => {
  it.each<[string, BsonNumber | undefined, BsonNumber | undefined]>([
    ["int and int is an int", add(new Int32(1), new Int32(2)), new Int32(3)],
    [
      "an int that overflows is a long",
      add(new Int32(2147483647), new Int32(1)),
      Long.fromNumber(2147483648),
    ],
    [
      "an int that underflows is a long",
      add(new Int32(-2147483648), new Int32(-1)),
      Long.fromNumber(-2147483649),
    ],
    ["long and int is a long", add(Long.ONE, new Int32(1)), Long.fromNumber(2)],
    ["double and long is a double", add(new Double(0.5), Long.ONE), new Double(1.5)],
    ["a long that overflows is nothing", add(Long.MAX_VALUE, new Int32(1)), undefined],
    ["decimals are exact", add(decimal("0.1"), decimal("0.2")), decimal("0.3")],
    ["decimals keep their scale", add(decimal("1.10"), decimal("2.20")), decimal("3.30")],
    ["decimal and double takes 15 digits", add(decimal("1"), new Double(0.1)), decimal("1.100000000000000")],
    ["decimal and NaN is NaN", add(decimal("1"), new Double(NaN)), decimal("NaN")],
    [
      "decimals round half to even",
      add(decimal("9999999999999999999999999999999999"), decimal("0.5")),
      decimal("1.000000000000000000000000000000000E+34"),
    ],
    ["a product of ints is an int", multiply(new Int32(6), new Int32(7)), new Int32(42)],
    [
      "a product that overflows an int is a long",
      multiply(new Int32(65536), new Int32(65536)),
      Long.fromString("4294967296"),
    ],
    ["a product that overflows a long is nothing", multiply(Long.MAX_VALUE, new Int32(2)), undefined],
    ["a product of decimals adds their scales", multiply(decimal("1.5"), decimal("0.25")), decimal("0.375")],
  ])("%s", (_title, result, expected) => {
    expect(result?._bsontype).toBe(expected?._bsontype);
    expect(result?.toString()).toBe(expected?.toString());
  });
});
