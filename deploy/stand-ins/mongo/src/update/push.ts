import { compare } from "../bson/key.ts";
import { showId } from "../bson/show.ts";
import { doc, isDoc, isNumber, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import type { KeyPattern } from "../bson/document-keys.ts";
import { sortBy } from "../query/sort.ts";
import type { NewValue } from "./modifiers.ts";

/** Parses `$push`: one value, or `$each` with `$sort` and `$slice`. */
export function parsePush(operand: Value): NewValue {
  const clauses = isDoc(operand) && operand.has("$each") ? operand : new Map([["$each", [operand]]]);
  for (const name of clauses.keys()) {
    if (!["$each", "$slice", "$sort"].includes(name)) unsupported(`${name} in $push`, "BadValue");
  }
  const values = clauses.get("$each");
  if (!Array.isArray(values)) {
    return fail(
      "BadValue",
      `The argument to $each in $push must be an array but it was of type: ${typeOf(values)}`,
    );
  }
  const slice = sliceOf(clauses.get("$slice"));
  const sort = sorter(clauses.get("$sort"));
  return (current = [], target) => {
    if (!Array.isArray(current)) {
      return fail(
        "BadValue",
        `The field '${target.path}' must be an array but is of type ${typeOf(current)} in document ${showId(target.document)}`,
      );
    }
    const sorted = sort([...current, ...values]);
    if (slice === undefined) return sorted;
    return slice >= 0 ? sorted.slice(0, slice) : sorted.slice(slice);
  };
}

function sliceOf(value: Value | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = isNumber(value) ? toNumber(value) : NaN;
  if (Number.isInteger(number)) return number;
  return fail(
    "BadValue",
    `The value for $slice must be an integer value but was given type: ${typeOf(value)}`,
  );
}

function sorter(sort: Value | undefined): (items: Value[]) => Value[] {
  if (sort === undefined) return (items) => items;
  if (isNumber(sort)) {
    const direction = directionOf(sort);
    return (items) => items.toSorted((a, b) => direction * compare(a, b));
  }
  if (!isDoc(sort))
    return fail(
      "BadValue",
      "The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields",
    );
  if (sort.size === 0) fail("BadValue", "The $sort pattern is empty when it should be a set of fields.");
  const pattern: KeyPattern = [...sort].map(([name, value]) => {
    if (name.split(".").includes(""))
      fail("BadValue", `The $sort field is a dotted field but has an empty part: ${name}`);
    return { path: name.split("."), direction: directionOf(value) };
  });
  return (items) => sortBy(items, pattern, (item) => (isDoc(item) ? item : doc()));
}

function directionOf(value: Value): number {
  const direction = isNumber(value) ? toNumber(value) : NaN;
  if (Math.abs(direction) === 1) return direction;
  return fail("BadValue", `The $sort element value must be either 1 or -1`);
}
