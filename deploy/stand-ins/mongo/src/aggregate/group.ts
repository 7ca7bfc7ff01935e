import { Int32 } from "bson";
import { keyOf } from "../bson/key.ts";
import { type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { type Expression, parseExpression, type Variables } from "./expression.ts";
import { average, distinct, extreme, functions, total } from "./functions.ts";

type Operand = Value | undefined;

/** Accumulators. They get the values of a group in the order of its documents. */
const accumulators: Partial<Record<string, (values: Operand[]) => Operand>> = {
  $sum: total,
  $avg: average,
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: withoutAbsent,
  $addToSet: (values) => distinct(withoutAbsent(values)),
  $count: (values) => new Int32(values.length),
  $mergeObjects: (values) => functions.$mergeObjects?.run(values),
};

/** Parses `$group`, which yields one document for each value of `_id`, in the order of first occurrence. */
export function parseGroup(
  specification: Value,
  variables: Variables,
): (documents: Iterable<Doc>) => Iterable<Doc> {
  if (!isDoc(specification)) return fail(15947, "a group's fields must be specified in an object");
  if (!specification.has("_id")) fail(15955, "a group specification must include an _id");
  const names = Object.keys(variables);
  const id = parseExpression(specification.get("_id") ?? null, names);
  const fields = [...specification]
    .filter(([name]) => name !== "_id")
    .map(([name, value]) => parseField(name, value, names));
  return function* (documents) {
    const groups = new Map<string, { id: Value; values: Operand[][] }>();
    for (const root of documents) {
      const scope = { root, variables };
      const value = id(scope) ?? null;
      const key = keyOf(value).toString("latin1");
      const group = groups.get(key) ?? { id: value, values: fields.map(() => []) };
      groups.set(key, group);
      for (const [at, { operand }] of fields.entries()) group.values[at]?.push(operand(scope));
    }
    for (const group of groups.values()) {
      const result: Doc = new Map([["_id", group.id]]);
      for (const [at, { name, accumulate }] of fields.entries())
        result.set(name, accumulate(group.values[at] ?? []) ?? null);
      yield result;
    }
  };
}

function parseField(
  name: string,
  value: Value,
  names: readonly string[],
): { name: string; operand: Expression; accumulate: (values: Operand[]) => Operand } {
  if (name.includes(".")) fail(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith("$")) fail(40236, `The field name '${name}' cannot be an operator name`);
  if (!isDoc(value)) return fail(40234, `The field '${name}' must be an accumulator object`);
  if (value.size !== 1) fail(40238, `The field '${name}' must specify one accumulator`);
  const [[operator, operand] = ["", null]] = value;
  const accumulate = accumulators[operator] ?? fail(15952, `unknown group operator '${operator}'`);
  return { name, operand: parseExpression(operand, names), accumulate };
}

function withoutAbsent(values: Operand[]): Value[] {
  return values.filter((value) => value !== undefined);
}
