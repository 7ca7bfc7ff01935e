import { Decimal128, Double, Int32, Long } from "bson";
import { add, multiply } from "./number.ts";
import type { BsonNumber } from "./value.ts";

const decimal = (text: string) => Decimal128.fromString(text);

describe("add and multiply", () => {
  it.each<[string, BsonNumber | undefined, BsonNumber | undefined]>([
    ["the sum of ints is an int", add(new Int32(1), new Int32(2)), new Int32(3)],
    [
      "a sum that overflows an int is a long",
      add(new Int32(2147483647), new Int32(1)),
      Long.fromNumber(2147483648),
    ],
    [
      "a sum that underflows an int is a long",
      add(new Int32(-2147483648), new Int32(-1)),
      Long.fromNumber(-2147483649),
    ],
    ["the sum of a long and an int is a long", add(Long.ONE, new Int32(1)), Long.fromNumber(2)],
    ["the sum of a double and a long is a double", add(new Double(0.5), Long.ONE), new Double(1.5)],
    ["a sum that overflows a long is undefined", add(Long.MAX_VALUE, new Int32(1)), undefined],
    ["decimals are exact", add(decimal("0.1"), decimal("0.2")), decimal("0.3")],
    ["decimals keep their scale", add(decimal("1.10"), decimal("2.20")), decimal("3.30")],
    [
      "a double that is added to a decimal keeps 15 digits",
      add(decimal("1"), new Double(0.1)),
      decimal("1.100000000000000"),
    ],
    ["the sum of a decimal and NaN is NaN", add(decimal("1"), new Double(NaN)), decimal("NaN")],
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
    ["a product that overflows a long is undefined", multiply(Long.MAX_VALUE, new Int32(2)), undefined],
    ["a product of decimals adds their scales", multiply(decimal("1.5"), decimal("0.25")), decimal("0.375")],
  ])("%s", (_title, result, expected) => {
    expect(result?._bsontype).toBe(expected?._bsontype);
    expect(result?.toString()).toBe(expected?.toString());
  });
});
