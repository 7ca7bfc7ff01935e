import { Double, Int32 } from "bson";
import { compare, keyOf } from "../bson/key.ts";
import { add, type Doc, isDoc, isNumber, toNumber, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { type Expression, parseExpression } from "./expression.ts";

type Accumulator = { start: Value; add: (total: Value, value: Value | undefined) => Value };

const accumulators: Partial<Record<string, Accumulator>> = {
  /** The sum of the numbers. A sum that overflows a long is a double. */
  $sum: {
    start: new Int32(0),
    add: (total, value) =>
      isNumber(total) && isNumber(value)
        ? (add(total, value) ?? new Double(toNumber(total) + toNumber(value)))
        : total,
  },
  /** The smallest value that is neither null nor missing, or null. */
  $min: {
    start: null,
    add: (least, value) => {
      if (value === undefined || value === null) return least;
      return least === null || compare(value, least) < 0 ? value : least;
    },
  },
};

/** Parses `$group`, which yields one document for each value of `_id`, in the order of first occurrence. */
export function parseGroup(specification: Value): (documents: Iterable<Doc>) => Iterable<Doc> {
  if (!isDoc(specification)) return fail(15947, "a group's fields must be specified in an object");
  if (!specification.has("_id")) fail(15955, "a group specification must include an _id");
  const id = parseExpression(specification.get("_id") ?? null);
  const fields = [...specification].filter(([name]) => name !== "_id").map(parseField);
  return function* (documents) {
    const groups = new Map<string, { id: Value; totals: Value[] }>();
    for (const root of documents) {
      const scope = { root, variables: {} };
      const value = id(scope) ?? null;
      const key = keyOf(value).toString("latin1");
      const group = groups.get(key) ?? { id: value, totals: fields.map(({ start }) => start) };
      groups.set(key, group);
      group.totals = fields.map(({ operand, add: accumulate }, at) =>
        accumulate(group.totals[at] ?? null, operand(scope)),
      );
    }
    for (const group of groups.values()) {
      yield new Map([
        ["_id", group.id],
        ...fields.map(({ name }, at): [string, Value] => [name, group.totals[at] ?? null]),
      ]);
    }
  };
}

function parseField([name, value]: [string, Value]): Accumulator & { name: string; operand: Expression } {
  if (name.includes(".")) fail(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith("$")) fail(40236, `The field name '${name}' cannot be an operator name`);
  if (!isDoc(value)) return fail(40234, `The field '${name}' must be an accumulator object`);
  if (value.size !== 1) fail(40238, `The field '${name}' must specify one accumulator`);
  const [[operator, operand] = ["", null]] = value;
  const accumulator = accumulators[operator] ?? unsupported(`${operator} in $group`, 15952);
  return { name, operand: parseExpression(operand), ...accumulator };
}
