import { Decimal128, Double, Int32, Long } from "bson";
import { addExact, doubleToDecimal, toExact, type Exact, multiplyExact, toDecimal } from "./decimal.ts";
import { type BsonNumber, toNumber } from "./value.ts";

const minLong = -(2n ** 63n);
const maxLong = 2n ** 63n - 1n;

type Operation = {
  double: (a: number, b: number) => number;
  integer: (a: bigint, b: bigint) => bigint;
  exact: (a: Exact, b: Exact) => Exact;
};

/** The sum in the wider type. An int that overflows becomes a long; undefined if a long overflows. */
export const add = (a: BsonNumber, b: BsonNumber) =>
  calculate(a, b, { double: (x, y) => x + y, integer: (x, y) => x + y, exact: addExact });

/** The product, with the types of `add`. */
export const multiply = (a: BsonNumber, b: BsonNumber) =>
  calculate(a, b, { double: (x, y) => x * y, integer: (x, y) => x * y, exact: multiplyExact });

/** The value with the opposite sign. */
export function negate(value: BsonNumber): BsonNumber {
  return multiply(value, new Int32(-1)) ?? new Double(-toNumber(value));
}

function calculate(a: BsonNumber, b: BsonNumber, operation: Operation): BsonNumber | undefined {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const left = toExact(toDecimal128(a));
    const right = toExact(toDecimal128(b));
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

/** Converts a number to a decimal like MongoDB. */
export function toDecimal128(value: BsonNumber): Decimal128 {
  if (value instanceof Decimal128) return value;
  return value instanceof Double ? doubleToDecimal(value.value) : Decimal128.fromString(value.toString());
}

/** The integer part. */
export function toBigInt(value: BsonNumber): bigint {
  if (value instanceof Long) return value.toBigInt();
  return BigInt(Math.trunc(toNumber(value)));
}

/** Returns the number if it is a safe JavaScript integer, whatever its BSON type. */
export function toInteger(value: BsonNumber): number | undefined {
  const number = toNumber(value);
  return Number.isSafeInteger(number) ? number : undefined;
}
