import { Decimal128, Double, Int32, Long, ObjectId } from "bson";
import { compare, same } from "../bson/key.ts";
import { add, decimalOf, multiply, negate, toBigInt } from "../bson/number.ts";
import {
  type BsonNumber,
  type Doc,
  doc,
  isDoc,
  isNumber,
  toNumber,
  typeOf,
  type Value,
} from "../bson/value.ts";
import { fail } from "../errors.ts";
import { isTrue } from "../query/operators.ts";

type Given = Value | undefined;

/** It works on the values of its operands; a `single` one takes an array for one operand. */
type Operator = { least: number; most: number; single?: boolean; run: (values: Given[]) => Given };

const nothing = (value: Given): value is null | undefined => value === undefined || value === null;

const unary = (run: (value: Given) => Given): Operator => ({
  least: 1,
  most: 1,
  run: ([value]) => run(value),
});
const binary = (run: (a: Given, b: Given) => Given): Operator => ({
  least: 2,
  most: 2,
  run: ([a, b]) => run(a, b),
});
const several = (run: (values: Given[]) => Given): Operator => ({ least: 0, most: Infinity, run });
const comparison = (accept: (order: number) => boolean): Operator => binary((a, b) => accept(compare(a, b)));

export const functions: Partial<Record<string, Operator>> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: binary((a, b) => new Int32(compare(a, b))),
  $not: unary((value) => !isTrue(value)),
  $add: several(sum),
  $subtract: binary(subtract),
  $multiply: several((values) =>
    values.some(nothing)
      ? null
      : values.reduce<BsonNumber>((product, value) => {
          const factor = numeric(value, "$multiply");
          return multiply(product, factor) ?? new Double(toNumber(product) * toNumber(factor));
        }, new Int32(1)),
  ),
  $divide: binary(divide),
  $mod: binary(modulo),
  $abs: unary((value) =>
    nothing(value) ? null : toNumber(numeric(value, "$abs")) < 0 ? negate(numeric(value, "$abs")) : value,
  ),
  $floor: unary((value) => rounded(value, "$floor", Math.floor)),
  $ceil: unary((value) => rounded(value, "$ceil", Math.ceil)),
  $concat: several((values) =>
    values.some(nothing) ? null : values.map((value) => text(value, "$concat", 16702)).join(""),
  ),
  $toLower: unary((value) => printed(value).toLowerCase()),
  $toUpper: unary((value) => printed(value).toUpperCase()),
  $toString: unary((value) => (nothing(value) ? null : printed(value))),
  $strLenCP: unary((value) => new Int32(Array.from(text(value, "$strLenCP", 34471)).length)),
  $size: unary((value) => new Int32(array(value, "$size", 17124).length)),
  $isArray: unary((value) => Array.isArray(value)),
  $arrayElemAt: binary((items, at) => {
    if (nothing(items) || nothing(at)) return null;
    return array(items, "$arrayElemAt", 28689).at(toNumber(numeric(at, "$arrayElemAt")));
  }),
  $first: unary((items) => (nothing(items) ? null : array(items, "$first", 28689)[0])),
  $last: unary((items) => (nothing(items) ? null : array(items, "$last", 28689).at(-1))),
  $in: binary((value, items) => array(items, "$in", 40081).some((item) => compare(value, item) === 0)),
  $concatArrays: several((values) =>
    values.some(nothing) ? null : values.flatMap((value) => array(value, "$concatArrays", 28664)),
  ),
  $slice: { least: 2, most: 3, run: slice },
  $reverseArray: unary((items) =>
    nothing(items) ? null : array(items, "$reverseArray", 34435).toReversed(),
  ),
  $setUnion: several((values) =>
    values.some(nothing) ? null : distinct(values.flatMap((value) => array(value, "$setUnion", 17043))),
  ),
  $mergeObjects: several(
    (values) =>
      new Map(
        values.flatMap((value) => (nothing(value) ? [] : [...document(value, "$mergeObjects", 40400)])),
      ),
  ),
  $objectToArray: unary((value) =>
    nothing(value) ? null : [...document(value, "$objectToArray", 40390)].map(([k, v]) => doc({ k, v })),
  ),
  $type: unary((value) => typeOf(value)),
  $sum: several((values) => total(flatten(values))),
  $avg: several((values) => average(flatten(values))),
  $min: several((values) => extreme(flatten(values), -1)),
  $max: several((values) => extreme(flatten(values), 1)),
};

/** With one operand that is an array, `$sum` and its like look into it. */
const flatten = (values: Given[]): Given[] =>
  values.length === 1 && Array.isArray(values[0]) ? values[0] : values;

/** The sum of the numbers among the values. */
export function total(values: readonly Given[]): BsonNumber {
  return values
    .filter(isNumber)
    .reduce<BsonNumber>(
      (left, right) => add(left, right) ?? new Double(toNumber(left) + toNumber(right)),
      new Int32(0),
    );
}

/** The mean of the numbers among the values, or null. */
export function average(values: readonly Given[]): Given {
  const numbers = values.filter(isNumber);
  return numbers.length === 0 ? null : divide(total(numbers), new Int32(numbers.length));
}

/** The smallest (-1) or largest (1) value that is neither null nor absent, or null. */
export function extreme(values: readonly Given[], direction: number): Given {
  return values.reduce<Given>((best, value) => {
    if (nothing(value)) return best;
    return nothing(best) || compare(value, best) * direction > 0 ? value : best;
  }, null);
}

/** Each value once, in the order of their first appearance. */
export function distinct(values: readonly Value[]): Value[] {
  return values.filter((value, at) => values.findIndex((other) => same(other, value)) === at);
}

function sum(values: Given[]): Given {
  if (values.some(nothing)) return null;
  const date = values.find((value) => value instanceof Date);
  if (!date) return total(values.map((value) => numeric(value, "$add")));
  const others = values.filter((value) => value !== date);
  if (others.some((value) => value instanceof Date))
    fail(16612, "only one date allowed in an $add expression");
  return new Date(
    date.getTime() + Math.round(toNumber(total(others.map((value) => numeric(value, "$add"))))),
  );
}

function subtract(a: Given, b: Given): Given {
  if (nothing(a) || nothing(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - Math.round(toNumber(b)));
  if (!isNumber(a) || !isNumber(b))
    return fail("TypeMismatch", `can't $subtract ${typeOf(b)} from ${typeOf(a)}`);
  return total([a, negate(b)]);
}

function divide(a: Given, b: Given): Given {
  if (nothing(a) || nothing(b)) return null;
  if (!isNumber(a) || !isNumber(b))
    return fail("TypeMismatch", `$divide only supports numeric types, not ${typeOf(a)} and ${typeOf(b)}`);
  if (toNumber(b) === 0) fail("BadValue", "can't $divide by zero");
  const quotient = toNumber(a) / toNumber(b);
  return a instanceof Decimal128 || b instanceof Decimal128
    ? decimalOf(new Double(quotient))
    : new Double(quotient);
}

function modulo(a: Given, b: Given): Given {
  if (nothing(a) || nothing(b)) return null;
  if (!isNumber(a) || !isNumber(b))
    return fail(16611, `$mod only supports numeric types, not ${typeOf(a)} and ${typeOf(b)}`);
  if (toNumber(b) === 0) fail(16610, "can't $mod by zero");
  if (typeOf(a) === "double" || typeOf(b) === "double") return new Double(toNumber(a) % toNumber(b));
  const rest = Number(toBigInt(a) % toBigInt(b));
  return typeOf(a) === "int" && typeOf(b) === "int" ? new Int32(rest) : Long.fromNumber(rest);
}

function rounded(value: Given, about: string, round: (value: number) => number): Given {
  if (nothing(value)) return null;
  const number = numeric(value, about);
  return typeOf(number) === "double"
    ? new Double(round(toNumber(number)))
    : number instanceof Decimal128
      ? decimalOf(new Double(round(toNumber(number))))
      : number;
}

function slice([items, first, second]: Given[]): Given {
  if (nothing(items) || nothing(first)) return null;
  const values = array(items, "$slice", 28724);
  const start = toNumber(numeric(first, "$slice"));
  if (second === undefined) return start >= 0 ? values.slice(0, start) : values.slice(start);
  const count = toNumber(numeric(second, "$slice"));
  if (count <= 0) fail(28729, `Third argument to $slice must be positive: ${count}`);
  const from = start >= 0 ? start : Math.max(values.length + start, 0);
  return values.slice(from, from + count);
}

function numeric(value: Given, about: string): BsonNumber {
  return isNumber(value)
    ? value
    : fail("TypeMismatch", `${about} only supports numeric types, not ${typeOf(value)}`);
}

function text(value: Given, about: string, code: number): string {
  return typeof value === "string"
    ? value
    : fail(code, `${about} only supports strings, not ${typeOf(value)}`);
}

function array(value: Given, about: string, code: number): Value[] {
  return Array.isArray(value)
    ? value
    : fail(code, `The argument to ${about} must be an array, but was of type: ${typeOf(value)}`);
}

function document(value: Given, about: string, code: number): Doc {
  return isDoc(value)
    ? value
    : fail(code, `${about} requires object inputs, but input is of type ${typeOf(value)}`);
}

function printed(value: Given): string {
  if (nothing(value)) return "";
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (isNumber(value) || typeof value === "boolean" || value instanceof ObjectId) return value.toString();
  return fail(16007, `can't convert from BSON type ${typeOf(value)} to String`);
}
