import { Decimal128, Double, Int32, Long, ObjectId } from "bson";
import { compare, same } from "../bson/key.ts";
import { add, toDecimal128, multiply, negate, toBigInt } from "../bson/number.ts";
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

type Operand = Value | undefined;

/** An operator on the values of its operands. */
type Operator = { minArgs: number; maxArgs: number; run: (values: Operand[]) => Operand };

const isNullish = (value: Operand): value is null | undefined => value === undefined || value === null;

const unary = (run: (value: Operand) => Operand): Operator => ({
  minArgs: 1,
  maxArgs: 1,
  run: ([value]) => run(value),
});
const binary = (run: (a: Operand, b: Operand) => Operand): Operator => ({
  minArgs: 2,
  maxArgs: 2,
  run: ([a, b]) => run(a, b),
});
const variadic = (run: (values: Operand[]) => Operand): Operator => ({ minArgs: 0, maxArgs: Infinity, run });
/** An operator that returns null if an operand is null or missing. */
const nullable = ({ run, ...args }: Operator): Operator => ({
  ...args,
  run: (values) => (values.some(isNullish) ? null : run(values)),
});
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
  $add: nullable(variadic(sum)),
  $subtract: nullable(binary(subtract)),
  $multiply: nullable(variadic(product)),
  $divide: nullable(binary(divide)),
  $mod: nullable(binary(modulo)),
  $abs: nullable(
    unary((value) => (toNumber(numeric(value, "$abs")) < 0 ? negate(numeric(value, "$abs")) : value)),
  ),
  $floor: nullable(unary((value) => rounded(value, "$floor", Math.floor))),
  $ceil: nullable(unary((value) => rounded(value, "$ceil", Math.ceil))),
  $concat: nullable(variadic((values) => values.map((value) => text(value, "$concat", 16702)).join(""))),
  $toLower: unary((value) => toText(value).toLowerCase()),
  $toUpper: unary((value) => toText(value).toUpperCase()),
  $toString: nullable(unary(toText)),
  $strLenCP: unary((value) => new Int32(Array.from(text(value, "$strLenCP", 34471)).length)),
  $size: unary((value) => new Int32(array(value, "$size", 17124).length)),
  $isArray: unary((value) => Array.isArray(value)),
  $arrayElemAt: nullable(
    binary((items, at) => array(items, "$arrayElemAt", 28689).at(toNumber(numeric(at, "$arrayElemAt")))),
  ),
  $first: nullable(unary((items) => array(items, "$first", 28689)[0])),
  $last: nullable(unary((items) => array(items, "$last", 28689).at(-1))),
  $in: binary((value, items) => array(items, "$in", 40081).some((item) => compare(value, item) === 0)),
  $concatArrays: nullable(
    variadic((values) => values.flatMap((value) => array(value, "$concatArrays", 28664))),
  ),
  $slice: { minArgs: 2, maxArgs: 3, run: slice },
  $reverseArray: nullable(unary((items) => array(items, "$reverseArray", 34435).toReversed())),
  $setUnion: nullable(
    variadic((values) => distinct(values.flatMap((value) => array(value, "$setUnion", 17043)))),
  ),
  $mergeObjects: variadic(
    (values) =>
      new Map(
        values.flatMap((value) => (isNullish(value) ? [] : [...document(value, "$mergeObjects", 40400)])),
      ),
  ),
  $objectToArray: nullable(
    unary((value) => [...document(value, "$objectToArray", 40390)].map(([k, v]) => doc({ k, v }))),
  ),
  $type: unary((value) => typeOf(value)),
  $sum: variadic((values) => total(flatten(values))),
  $avg: variadic((values) => average(flatten(values))),
  $min: variadic((values) => extreme(flatten(values), -1)),
  $max: variadic((values) => extreme(flatten(values), 1)),
};

/** A single operand of `$sum`, `$avg`, `$min` and `$max` that is an array stands for its elements. */
const flatten = (values: Operand[]): Operand[] =>
  values.length === 1 && Array.isArray(values[0]) ? values[0] : values;

/** The sum of the numbers among the values. */
export function total(values: readonly Operand[]): BsonNumber {
  return values
    .filter(isNumber)
    .reduce<BsonNumber>(
      (left, right) => add(left, right) ?? new Double(toNumber(left) + toNumber(right)),
      new Int32(0),
    );
}

/** The mean of the numbers among the values, or null. */
export function average(values: readonly Operand[]): Operand {
  const numbers = values.filter(isNumber);
  return numbers.length === 0 ? null : divide(total(numbers), new Int32(numbers.length));
}

/** The smallest (-1) or largest (1) of the values that aren't null or undefined, or null. */
export function extreme(values: readonly Operand[], direction: number): Operand {
  return values.reduce<Operand>((best, value) => {
    if (isNullish(value)) return best;
    return isNullish(best) || compare(value, best) * direction > 0 ? value : best;
  }, null);
}

/** Removes duplicates. */
export function distinct(values: readonly Value[]): Value[] {
  return values.filter((value, at) => values.findIndex((other) => same(other, value)) === at);
}

function sum(values: Operand[]): Operand {
  const date = values.find((value) => value instanceof Date);
  if (!date) return total(values.map((value) => numeric(value, "$add")));
  const others = values.filter((value) => value !== date);
  if (others.some((value) => value instanceof Date))
    fail(16612, "only one date allowed in an $add expression");
  return new Date(
    date.getTime() + Math.round(toNumber(total(others.map((value) => numeric(value, "$add"))))),
  );
}

function product(values: Operand[]): Operand {
  return values.reduce<BsonNumber>((left, value) => {
    const right = numeric(value, "$multiply");
    return multiply(left, right) ?? new Double(toNumber(left) * toNumber(right));
  }, new Int32(1));
}

function subtract(a: Operand, b: Operand): Operand {
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - Math.round(toNumber(b)));
  if (!isNumber(a) || !isNumber(b))
    return fail("TypeMismatch", `can't $subtract ${typeOf(b)} from ${typeOf(a)}`);
  return total([a, negate(b)]);
}

function divide(a: Operand, b: Operand): Operand {
  if (!isNumber(a) || !isNumber(b))
    return fail("TypeMismatch", `$divide only supports numeric types, not ${typeOf(a)} and ${typeOf(b)}`);
  if (toNumber(b) === 0) fail("BadValue", "can't $divide by zero");
  const quotient = toNumber(a) / toNumber(b);
  return a instanceof Decimal128 || b instanceof Decimal128
    ? toDecimal128(new Double(quotient))
    : new Double(quotient);
}

function modulo(a: Operand, b: Operand): Operand {
  if (!isNumber(a) || !isNumber(b))
    return fail(16611, `$mod only supports numeric types, not ${typeOf(a)} and ${typeOf(b)}`);
  if (toNumber(b) === 0) fail(16610, "can't $mod by zero");
  if (typeOf(a) === "double" || typeOf(b) === "double") return new Double(toNumber(a) % toNumber(b));
  const rest = Number(toBigInt(a) % toBigInt(b));
  return typeOf(a) === "int" && typeOf(b) === "int" ? new Int32(rest) : Long.fromNumber(rest);
}

function rounded(value: Operand, operator: string, round: (value: number) => number): Operand {
  const number = numeric(value, operator);
  return typeOf(number) === "double"
    ? new Double(round(toNumber(number)))
    : number instanceof Decimal128
      ? toDecimal128(new Double(round(toNumber(number))))
      : number;
}

function slice([items, first, second]: Operand[]): Operand {
  if (isNullish(items) || isNullish(first)) return null;
  const values = array(items, "$slice", 28724);
  const start = toNumber(numeric(first, "$slice"));
  if (second === undefined) return start >= 0 ? values.slice(0, start) : values.slice(start);
  const count = toNumber(numeric(second, "$slice"));
  if (count <= 0) fail(28729, `Third argument to $slice must be positive: ${count}`);
  const from = start >= 0 ? start : Math.max(values.length + start, 0);
  return values.slice(from, from + count);
}

function numeric(value: Operand, operator: string): BsonNumber {
  return isNumber(value)
    ? value
    : fail("TypeMismatch", `${operator} only supports numeric types, not ${typeOf(value)}`);
}

function text(value: Operand, operator: string, code: number): string {
  return typeof value === "string"
    ? value
    : fail(code, `${operator} only supports strings, not ${typeOf(value)}`);
}

function array(value: Operand, operator: string, code: number): Value[] {
  return Array.isArray(value)
    ? value
    : fail(code, `The argument to ${operator} must be an array, but was of type: ${typeOf(value)}`);
}

function document(value: Operand, operator: string, code: number): Doc {
  return isDoc(value)
    ? value
    : fail(code, `${operator} requires object inputs, but input is of type ${typeOf(value)}`);
}

function toText(value: Operand): string {
  if (isNullish(value)) return "";
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (isNumber(value) || typeof value === "boolean" || value instanceof ObjectId) return value.toString();
  return fail(16007, `can't convert from BSON type ${typeOf(value)} to String`);
}
