import { BSONRegExp, Long } from "bson";
import { compare, keyOf, typeOrder } from "../bson/key.ts";
import { toBigInt } from "../bson/number.ts";
import { type Doc, isDoc, isNumber, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Test } from "./path.ts";
import { compileRegex } from "./regex.ts";
import { typeTest } from "./types.ts";

type Context = { operators: Doc; operator: string };
type Parsed = { expand: boolean; test: Test };
type Operator = (operand: Value, context: Context) => Parsed;

const withElements = (test: Test): Parsed => ({ expand: true, test });

/** The operators on fields. The other ones, such as `$ne`, are built from these. */
export const fieldOperators: Partial<Record<string, Operator>> = {
  $eq: (operand) => withElements(equals(operand)),
  $gt: (operand) => withElements(ordered(operand, (order) => order > 0)),
  $gte: (operand) => withElements(ordered(operand, (order) => order >= 0)),
  $lt: (operand) => withElements(ordered(operand, (order) => order < 0)),
  $lte: (operand) => withElements(ordered(operand, (order) => order <= 0)),
  $in: (operand, { operator }) => withElements(isIn(operand, operator)),
  $regex: (operand, { operators }) => withElements(matchesRegex(regexOf(operand, operators.get("$options")))),
  $options: () => fail("BadValue", "$options needs a $regex"),
  $mod: (operand) => withElements(modulo(operand)),
  $type: (operand) => withElements(typeTest(operand)),
  $exists: () => ({ expand: false, test: (value) => value !== undefined }),
  $size: (operand) => {
    const size = sizeOf(operand);
    return { expand: false, test: (value) => Array.isArray(value) && value.length === size };
  },
};

/** Whether a value is a document of operators. `{$ref, $id}` is a DBRef, which is a literal. */
export function isOperators(value: Value | undefined): value is Doc {
  if (!isDoc(value)) return false;
  const first = value.keys().next().value;
  return first?.startsWith("$") === true && !["$ref", "$id", "$db"].includes(first);
}

/** MongoDB's truthiness: everything but false, zero, null and undefined. */
export function isTrue(value: Value | undefined): boolean {
  if (isNumber(value)) return toNumber(value) !== 0;
  return value !== undefined && value !== null && value !== false;
}

/** Equality by value. Null also equals an absent field. */
function equals(operand: Value): Test {
  if (operand === null) return (value) => value === null || value === undefined;
  if (typeof operand === "string" || typeof operand === "boolean") return (value) => value === operand;
  const type = typeOrder(operand);
  const key = keyOf(operand);
  return (value) => value !== undefined && typeOrder(value) === type && keyOf(value).equals(key);
}

function ordered(operand: Value, accept: (order: number) => boolean): Test {
  if (operand instanceof BSONRegExp) fail("BadValue", "Can't have RegEx as arg to predicate over field");
  const anyType = ["minKey", "maxKey"].includes(typeOf(operand));
  const type = typeOrder(operand);
  const operandIsNaN = isNaN(operand);
  return (value) => {
    if (operand === null) return (value === null || value === undefined) && accept(0);
    if (value === undefined || (!anyType && typeOrder(value) !== type)) return false;
    if (operandIsNaN || isNaN(value)) return operandIsNaN && isNaN(value) && accept(0);
    return accept(compare(value, operand));
  };
}

const isNaN = (value: Value) => isNumber(value) && Number.isNaN(toNumber(value));

function isIn(operand: Value, operator: string): Test {
  if (!Array.isArray(operand)) return fail("BadValue", `${operator} needs an array`);
  if (operand.some(isOperators)) fail("BadValue", `cannot nest $ under ${operator}`);
  const regexes = operand.filter((item) => item instanceof BSONRegExp).map(matchesRegex);
  const keys = new Set(operand.map((item) => keyOf(item).toString("latin1")));
  const matchesAbsent = operand.includes(null);
  return (value) =>
    (value === undefined ? matchesAbsent : keys.has(keyOf(value).toString("latin1"))) ||
    regexes.some((regex) => regex(value));
}

function regexOf(operand: Value, options: Value | undefined): BSONRegExp {
  if (options !== undefined && typeof options !== "string")
    return fail("BadValue", "$options has to be a string");
  if (typeof operand === "string") return new BSONRegExp(operand, options ?? "");
  if (!(operand instanceof BSONRegExp)) return fail("BadValue", "$regex has to be a string");
  if (options !== undefined && operand.options) fail(51075, "options set in both $regex and $options");
  return options === undefined ? operand : new BSONRegExp(operand.pattern, options);
}

/** Matches strings by the expression, and an equal expression that is stored as a value. */
function matchesRegex(regex: BSONRegExp): Test {
  const compiled = compileRegex(regex);
  const literal = equals(regex);
  return (value) => (typeof value === "string" ? compiled.test(value) : literal(value));
}

function modulo(operand: Value): Test {
  if (!Array.isArray(operand)) return fail("BadValue", "malformed mod, needs to be an array");
  const [divisor, remainder] = operand;
  if (operand.length < 2) fail("BadValue", "malformed mod, not enough elements");
  if (operand.length > 2) fail("BadValue", "malformed mod, too many elements");
  if (!isNumber(divisor)) return fail("BadValue", "malformed mod, divisor not a number");
  if (!isNumber(remainder)) return fail("BadValue", "malformed mod, remainder not a number");
  if (![divisor, remainder].every((part) => Number.isFinite(toNumber(part)))) {
    fail("BadValue", "malformed mod, divisor and remainder must be finite");
  }
  const by = toBigInt(divisor);
  if (by === 0n) fail("BadValue", "divisor cannot be 0");
  const rest = toBigInt(remainder);
  return (value) => isNumber(value) && Number.isFinite(toNumber(value)) && toBigInt(value) % by === rest;
}

function sizeOf(operand: Value): number {
  if (!isNumber(operand)) return fail("FailedToParse", "Failed to parse $size. Expected a number");
  const size = operand instanceof Long ? operand.toNumber() : toNumber(operand);
  if (!Number.isInteger(size)) return fail("FailedToParse", "Failed to parse $size. Expected an integer");
  return size < 0 ? fail("FailedToParse", "Failed to parse $size. Expected a non-negative number") : size;
}
