import { Int32, Long, Timestamp } from "bson";
import type { Variables } from "../aggregate/expression.ts";
import { compare, same } from "../bson/key.ts";
import { add, multiply } from "../bson/number.ts";
import { show, showId } from "../bson/show.ts";
import { type BsonNumber, isDoc, isNumber, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { matches, parseFilter } from "../query/filter.ts";
import { isOperators } from "../query/operators.ts";
import type { NewValue } from "./new-value.ts";
import { parsePush } from "./push.ts";

type Modifier = (operand: Value, context: { path: string; variables: Variables }) => NewValue;

const set: Modifier = (operand) => () => operand;
const keep: Modifier = () => () => undefined;

/** The update operators. `$unset` and `$rename` are applied by the caller. */
export const modifiers: Partial<Record<string, Modifier>> = {
  $set: set,
  $setOnInsert: set,
  $unset: keep,
  $rename: keep,
  $inc: (operand, { path }) => arithmetic("$inc", "increment", operand, path),
  $mul: (operand, { path }) => arithmetic("$mul", "multiply", operand, path),
  $min: (operand) => (current) =>
    current === undefined || compare(operand, current) < 0 ? operand : undefined,
  $max: (operand) => (current) =>
    current === undefined || compare(operand, current) > 0 ? operand : undefined,
  $currentDate: (operand) => currentDate(operand),
  $push: (operand) => parsePush(operand),
  $addToSet: (operand) => addToSet(operand),
  $pop: (operand) => pop(operand),
  $pull: (operand, { variables }) => pull(operand, variables),
  $pullAll: (operand) => pullAll(operand),
  $bit: (operand) => bits(operand),
};

function arithmetic(operator: "$inc" | "$mul", verb: string, operand: Value, path: string): NewValue {
  if (!isNumber(operand)) {
    return fail("TypeMismatch", `Cannot ${verb} with non-numeric argument: {${path}: ${show(operand)}}`);
  }
  const calculate = operator === "$inc" ? add : multiply;
  return (current, target) => {
    if (current === undefined) return operator === "$inc" ? operand : multiply(operand, new Int32(0));
    if (!isNumber(current)) {
      const name = target.path.split(".").at(-1) ?? "";
      return fail(
        "TypeMismatch",
        `Cannot apply ${operator} to a value of non-numeric type. ${showId(target.document)} has the field '${name}' of non-numeric type ${typeOf(current)}`,
      );
    }
    const result = calculate(current, operand);
    if (result) return result;
    return fail(
      "BadValue",
      `Failed to apply ${operator} operations to current value (${show(current)}) for document ${showId(target.document)}`,
    );
  };
}

function currentDate(operand: Value): NewValue {
  const type =
    isDoc(operand) && operand.size === 1 ? operand.get("$type") : operand === true || operand === false;
  if (type === true || type === "date") return () => new Date();
  if (type === "timestamp") return () => new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  return fail(
    "BadValue",
    `${show(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
  );
}

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
  return (current = [], target) => {
    if (!Array.isArray(current)) {
      return fail(
        "BadValue",
        `Cannot apply $addToSet to non-array field. Field named '${target.path.split(".").at(-1) ?? ""}' has non-array type ${typeOf(current)}`,
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

function pull(operand: Value, variables: Variables): NewValue {
  // Operators test the element itself, the conditions of a document test its fields, other values test
  // equality.
  const testsElement = isOperators(operand) || !isDoc(operand);
  const query = testsElement ? new Map([["item", operand]]) : operand;
  const filter = parseFilter(query, variables);
  const isPulled = (item: Value) => {
    if (!testsElement) return isDoc(item) && matches(filter, item);
    if (!isOperators(operand) && Array.isArray(operand)) return same(item, operand);
    return matches(filter, new Map([["item", item]]));
  };
  return (current) =>
    Array.isArray(current)
      ? current.filter((item) => !isPulled(item))
      : fail("BadValue", "Cannot apply $pull to a non-array value");
}

function pullAll(operand: Value): NewValue {
  if (!Array.isArray(operand)) {
    return fail("BadValue", `$pullAll requires an array argument but was given a ${typeOf(operand)}`);
  }
  return (current) =>
    Array.isArray(current)
      ? current.filter((item) => !operand.some((value) => same(item, value)))
      : fail("BadValue", "Cannot apply $pull to a non-array value");
}

function bits(operand: Value): NewValue {
  if (!isDoc(operand)) {
    return fail(
      "BadValue",
      `The $bit modifier is not compatible with a ${typeOf(operand)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  }
  const steps = [...operand].map(([name, value]) => {
    if (!["and", "or", "xor"].includes(name)) {
      return fail(
        "BadValue",
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${show(value)}}`,
      );
    }
    return {
      name,
      value: isInteger(value)
        ? value
        : fail(
            "BadValue",
            `The $bit modifier field must be an Integer(32/64 bit); a '${typeOf(value)}' is not supported here: {${name}: ${show(value)}}`,
          ),
    };
  });
  if (steps.length === 0) fail("BadValue", "You must pass in at least one bitwise operation");
  return (current = new Int32(0), target) => {
    if (!isInteger(current)) {
      return fail(
        "BadValue",
        `Cannot apply $bit to a value of non-integral type.${showId(target.document)} has the field ${target.path} of non-integer type ${typeOf(current)}`,
      );
    }
    return steps.reduce((value, { name, value: mask }) => combine(name, value, mask), current);
  };
}

const isInteger = (value: Value | undefined): value is Int32 | Long =>
  value instanceof Int32 || (isNumber(value) && value instanceof Long);

function combine(name: string, a: BsonNumber & (Int32 | Long), b: Int32 | Long): Int32 | Long {
  const left = Long.fromNumber(toNumber(a));
  const x = a instanceof Long ? a : left;
  const y = b instanceof Long ? b : Long.fromInt(b.value);
  const result = name === "and" ? x.and(y) : name === "or" ? x.or(y) : x.xor(y);
  return a instanceof Int32 && b instanceof Int32 ? new Int32(result.toInt()) : result;
}
