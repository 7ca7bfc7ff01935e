import { compare, keyOf, typeOrder } from "../bson/key.ts";
import { isDoc, isNumber, toNumber, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Test } from "../bson/path.ts";

/** A test of a field. `expand`: the elements of an array are tested too. */
type Operator = (operand: Value) => { expand: boolean; test: Test };

const comparison =
  (accept: (order: number) => boolean): Operator =>
  (operand) => ({ expand: true, test: ordered(operand, accept) });

/** The operators on fields. `$ne`, `$not` and `$exists: false` are built from these. */
export const fieldOperators: Partial<Record<string, Operator>> = {
  $eq: (operand) => ({ expand: true, test: equals(operand) }),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $in: (operand) => ({ expand: true, test: isIn(operand) }),
  $exists: () => ({ expand: false, test: (value) => value !== undefined }),
  $size: (operand) => {
    const size = sizeOf(operand);
    return { expand: false, test: (value) => Array.isArray(value) && value.length === size };
  },
};

/** Returns true for a document of operators. `{$ref, $id}` is a DBRef, which is a literal. */
export function isOperators(value: Value): boolean {
  if (!isDoc(value)) return false;
  const first = value.keys().next().value;
  return first?.startsWith("$") === true && !["$ref", "$id", "$db"].includes(first);
}

/** Compares by value. Null also equals an absent field. */
function equals(operand: Value): Test {
  if (operand === null) return (value) => value === null || value === undefined;
  if (typeof operand === "string" || typeof operand === "boolean") return (value) => value === operand;
  const type = typeOrder(operand);
  const key = keyOf(operand);
  return (value) => value !== undefined && typeOrder(value) === type && keyOf(value).equals(key);
}

function ordered(operand: Value, accept: (order: number) => boolean): Test {
  const type = typeOrder(operand);
  const operandIsNaN = isNaN(operand);
  return (value) => {
    if (operand === null) return (value === null || value === undefined) && accept(0);
    if (value === undefined || typeOrder(value) !== type) return false;
    if (operandIsNaN || isNaN(value)) return operandIsNaN && isNaN(value) && accept(0);
    return accept(compare(value, operand));
  };
}

const isNaN = (value: Value) => isNumber(value) && Number.isNaN(toNumber(value));

function isIn(operand: Value): Test {
  if (!Array.isArray(operand)) return fail("BadValue", "$in needs an array");
  if (operand.some(isOperators)) fail("BadValue", "cannot nest $ under $in");
  const keys = new Set(operand.map((item) => keyOf(item).toString("latin1")));
  const matchesAbsent = operand.includes(null);
  return (value) => (value === undefined ? matchesAbsent : keys.has(keyOf(value).toString("latin1")));
}

function sizeOf(operand: Value): number {
  if (!isNumber(operand)) return fail("FailedToParse", "Failed to parse $size. Expected a number");
  const size = toNumber(operand);
  if (!Number.isInteger(size)) return fail("FailedToParse", "Failed to parse $size. Expected an integer");
  return size < 0 ? fail("FailedToParse", "Failed to parse $size. Expected a non-negative number") : size;
}
