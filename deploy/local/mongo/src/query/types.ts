import { wholeNumber } from "../bson/number.ts";
import { isNumber, toNumber, type TypeName, typeOf, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Test } from "./path.ts";

const numbers: Partial<Record<number, TypeName | "retired">> = {
  [-1]: "minKey",
  1: "double",
  2: "string",
  3: "object",
  4: "array",
  5: "binData",
  6: "retired",
  7: "objectId",
  8: "bool",
  9: "date",
  10: "null",
  11: "regex",
  12: "retired",
  13: "javascript",
  14: "retired",
  15: "retired",
  16: "int",
  17: "timestamp",
  18: "long",
  19: "decimal",
  127: "maxKey",
};
const retired = ["undefined", "dbPointer", "symbol", "javascriptWithScope"];
const numeric: TypeName[] = ["int", "long", "double", "decimal"];

/** The test of `$type`: a type's number or alias, or several. */
export function typeTest(operand: Value): Test {
  const wanted = new Set((Array.isArray(operand) ? operand : [operand]).flatMap(typesOf));
  if (wanted.size === 0) fail("FailedToParse", "$type must match at least one type");
  return (value) => value !== undefined && wanted.has(typeOf(value));
}

function typesOf(operand: Value): (TypeName | "retired")[] {
  if (isNumber(operand)) {
    const type = numbers[wholeNumber(operand) ?? NaN];
    return [type ?? fail("BadValue", `Invalid numerical type code: ${toNumber(operand)}`)];
  }
  if (typeof operand !== "string")
    return fail("TypeMismatch", "type must be represented as a number or a string");
  if (operand === "number") return numeric;
  if (retired.includes(operand)) return ["retired"];
  const type = Object.values(numbers).find((name) => name === operand);
  return [type ?? fail("BadValue", `Unknown type name alias: ${operand}`)];
}
