import { compare, same } from "../bson/key.ts";
import { show, showId } from "../bson/show.ts";
import { add, type Doc, isDoc, isNumber, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { matches, parseFilter } from "../query/filter.ts";
import { isOperators } from "../query/operators.ts";
import { parsePush } from "./push.ts";

/** The path of the field that is updated, and its document, for error messages. */
type Target = { path: string; document: Doc };

/** Returns the new value of a field, or undefined to keep the current one. */
export type NewValue = (current: Value | undefined, target: Target) => Value | undefined;

type Modifier = {
  parse: (operand: Value, path: string) => NewValue;
  /** The field is created if it doesn't exist. */
  creates?: true;
};

const set = (operand: Value) => () => operand;

/** The update operators. `$unset` is applied by the caller. */
export const modifiers: Partial<Record<string, Modifier>> = {
  $set: { parse: set, creates: true },
  $setOnInsert: { parse: set, creates: true },
  $unset: { parse: () => () => undefined },
  $inc: { parse: increment, creates: true },
  $min: { parse: (operand) => extreme(operand, -1), creates: true },
  $max: { parse: (operand) => extreme(operand, 1), creates: true },
  $push: { parse: parsePush, creates: true },
  $addToSet: { parse: addToSet, creates: true },
  $pop: { parse: pop },
  $pull: { parse: pull },
};

function increment(operand: Value, path: string): NewValue {
  if (!isNumber(operand)) {
    return fail("TypeMismatch", `Cannot increment with non-numeric argument: {${path}: ${show(operand)}}`);
  }
  return (current, { path: at, document }) => {
    if (current === undefined) return operand;
    if (!isNumber(current)) {
      return fail(
        "TypeMismatch",
        `Cannot apply $inc to a value of non-numeric type. ${showId(document)} has the field '${at.split(".").at(-1) ?? ""}' of non-numeric type ${typeOf(current)}`,
      );
    }
    return (
      add(current, operand) ??
      fail(
        "BadValue",
        `Failed to apply $inc operations to current value (${show(current)}) for document ${showId(document)}`,
      )
    );
  };
}

/** Sets the operand if it is less (-1) or greater (1) than the current value. */
const extreme =
  (operand: Value, direction: number): NewValue =>
  (current) =>
    current === undefined || compare(operand, current) === direction ? operand : undefined;

function addToSet(operand: Value): NewValue {
  const each = isDoc(operand) && operand.keys().next().value === "$each" ? operand.get("$each") : undefined;
  if (each !== undefined && !Array.isArray(each)) {
    fail(
      "TypeMismatch",
      `The argument to $each in $addToSet must be an array but it was of type ${typeOf(each)}`,
    );
  }
  if (isDoc(operand) && each !== undefined && operand.size > 1) {
    fail("BadValue", "Found unexpected fields after $each in $addToSet");
  }
  const values = Array.isArray(each) ? each : [operand];
  return (current = [], { path }) => {
    if (!Array.isArray(current)) {
      return fail(
        "BadValue",
        `Cannot apply $addToSet to non-array field. Field named '${path.split(".").at(-1) ?? ""}' has non-array type ${typeOf(current)}`,
      );
    }
    const result = [...current];
    for (const value of values) if (!result.some((item) => same(item, value))) result.push(value);
    return result;
  };
}

function pop(operand: Value): NewValue {
  if (!isNumber(operand)) return fail("FailedToParse", `Expected a number in: $pop: ${show(operand)}`);
  const end = toNumber(operand);
  if (Math.abs(end) !== 1) fail("FailedToParse", `$pop expects 1 or -1, found: ${show(operand)}`);
  return (current, { path }) => {
    if (!Array.isArray(current)) {
      return fail(
        "TypeMismatch",
        `Path '${path}' contains an element of non-array type '${typeOf(current)}'`,
      );
    }
    return end > 0 ? current.slice(0, -1) : current.slice(1);
  };
}

/** Operators test the element itself, the conditions of a document test its fields, other values test equality. */
function pull(operand: Value): NewValue {
  const isPulled = pulledBy(operand);
  return (current) =>
    Array.isArray(current)
      ? current.filter((item) => !isPulled(item))
      : fail("BadValue", "Cannot apply $pull to a non-array value");
}

function pulledBy(operand: Value): (item: Value) => boolean {
  if (isOperators(operand)) {
    const filter = parseFilter(new Map([["item", operand]]));
    return (item) => matches(filter, new Map([["item", item]]));
  }
  if (!isDoc(operand)) return (item) => same(item, operand);
  const filter = parseFilter(operand);
  return (item) => isDoc(item) && matches(filter, item);
}
