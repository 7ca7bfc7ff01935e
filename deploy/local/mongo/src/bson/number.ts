import { Decimal128, Double, Int32, Long } from "bson";
import { addExact, decimalOfDouble, exactOf, type Exact, multiplyExact, toDecimal } from "./decimal.ts";
import { type BsonNumber, toNumber } from "./value.ts";

const minLong = -(2n ** 63n);
const maxLong = 2n ** 63n - 1n;

type Operation = {
  double: (a: number, b: number) => number;
  integer: (a: bigint, b: bigint) => bigint;
  exact: (a: Exact, b: Exact) => Exact;
};

/** The widest type of the two wins; ints that overflow become longs. Undefined when a long overflows. */
export const add = (a: BsonNumber, b: BsonNumber) =>
  calculate(a, b, { double: (x, y) => x + y, integer: (x, y) => x + y, exact: addExact });

/** The product, by the same rules as `add`. */
export const multiply = (a: BsonNumber, b: BsonNumber) =>
  calculate(a, b, { double: (x, y) => x * y, integer: (x, y) => x * y, exact: multiplyExact });

/** The value with the opposite sign. */
export function negate(value: BsonNumber): BsonNumber {
  return multiply(value, new Int32(-1)) ?? new Double(-toNumber(value));
}

function calculate(a: BsonNumber, b: BsonNumber, operation: Operation): BsonNumber | undefined {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const left = exactOf(decimalOf(a));
    const right = exactOf(decimalOf(b));
    return left && right
      ? toDecimal(operation.exact(left, right))
      : Decimal128.fromString(String(operation.double(toNumber(a), toNumber(b))));
  }
  if (a instanceof Double || b instanceof Double)
    return new Double(operation.double(toNumber(a), toNumber(b)));
  const result = operation.integer(toBigInt(a), toBigInt(b));
  if (result < minLong || result > maxLong) return undefined;
  const fitsInt = a instanceof Int32 && b instanceof Int32 && BigInt.asIntN(32, result) === result;
  return fitsInt ? new Int32(Number(result)) : Long.fromBigInt(result);
}

/** The decimal that MongoDB makes of a number. */
export function decimalOf(value: BsonNumber): Decimal128 {
  if (value instanceof Decimal128) return value;
  return value instanceof Double ? decimalOfDouble(value.value) : Decimal128.fromString(value.toString());
}

/** The integer part, exact for ints and longs. */
export function toBigInt(value: BsonNumber): bigint {
  if (value instanceof Long) return value.toBigInt();
  return BigInt(Math.trunc(toNumber(value)));
}

/** The number if it is whole and a safe JavaScript integer, whatever its type. */
export function wholeNumber(value: BsonNumber): number | undefined {
  const number = toNumber(value);
  return Number.isSafeInteger(number) ? number : undefined;
}
