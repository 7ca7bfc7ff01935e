import { toInteger } from "../bson/number.ts";
import { isNumber, toNumber, type TypeName, typeOf, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Test } from "./path.ts";

/** Types by their number. Deprecated types can't be stored, so that they match nothing. */
const typeNumbers: Partial<Record<number, TypeName | "deprecated">> = {
  [-1]: "minKey",
  1: "double",
  2: "string",
  3: "object",
  4: "array",
  5: "binData",
  6: "deprecated",
  7: "objectId",
  8: "bool",
  9: "date",
  10: "null",
  11: "regex",
  12: "deprecated",
  13: "javascript",
  14: "deprecated",
  15: "deprecated",
  16: "int",
  17: "timestamp",
  18: "long",
  19: "decimal",
  127: "maxKey",
};
const deprecatedAliases = ["undefined", "dbPointer", "symbol", "javascriptWithScope"];
const numeric: TypeName[] = ["int", "long", "double", "decimal"];

/** Returns the test of `$type`. The operand is the number or alias of a type, or an array of these. */
export function typeTest(operand: Value): Test {
  const wanted = new Set((Array.isArray(operand) ? operand : [operand]).flatMap(typesOf));
  if (wanted.size === 0) fail("FailedToParse", "$type must match at least one type");
  return (value) => value !== undefined && wanted.has(typeOf(value));
}

function typesOf(operand: Value): (TypeName | "deprecated")[] {
  if (isNumber(operand)) {
    const type = typeNumbers[toInteger(operand) ?? NaN];
    return [type ?? fail("BadValue", `Invalid numerical type code: ${toNumber(operand)}`)];
  }
  if (typeof operand !== "string")
    return fail("TypeMismatch", "type must be represented as a number or a string");
  if (operand === "number") return numeric;
  if (deprecatedAliases.includes(operand)) return ["deprecated"];
  const type = Object.values(typeNumbers).find((name) => name === operand);
  return [type ?? fail("BadValue", `Unknown type name alias: ${operand}`)];
}
