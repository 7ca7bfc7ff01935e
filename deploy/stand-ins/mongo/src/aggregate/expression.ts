import { compare } from "../bson/key.ts";
import { type Doc, isDoc, isNumber, isTrue, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { rejectDollarName } from "../bson/path.ts";

/** The document and the variables with which an expression is evaluated. */
type Scope = { root: Doc; variables: Readonly<Record<string, Value>> };

export type Expression = (scope: Scope) => Value | undefined;

/** Parses an operand. `variables` are the names that it may use. */
type Parse = (value: Value, variables: readonly string[]) => Expression;

const operators: Partial<
  Record<string, (operand: Value, variables: readonly string[], parse: Parse) => Expression>
> = {
  $and: (operand, variables, parse) => {
    const parts = listOf(operand).map((part) => parse(part, variables));
    return (scope) => parts.every((part) => isTrue(part(scope)));
  },
  $gt: comparison("$gt", (order) => order > 0),
  $ne: comparison("$ne", (order) => order !== 0),
  $ifNull: (operand, variables, parse) => {
    const parts = listOf(operand).map((part) => parse(part, variables));
    if (parts.length < 2) fail(1257300, "$ifNull needs at least two arguments");
    return (scope) => {
      for (const part of parts.slice(0, -1)) {
        const value = part(scope);
        if (value !== undefined && value !== null) return value;
      }
      return parts.at(-1)?.(scope);
    };
  },
  $concatArrays: (operand, variables, parse) => {
    const parts = listOf(operand).map((part) => parse(part, variables));
    return (scope) => {
      const values = parts.map((part) => part(scope) ?? null);
      return values.includes(null) ? null : values.flatMap((value) => arrayOf(value, "$concatArrays", 28664));
    };
  },
  $slice: (operand, variables, parse) => {
    const [list, count] = operandsOf("$slice", operand, 2).map((part) => parse(part, variables));
    return (scope) => {
      const [value, length] = [list?.(scope) ?? null, count?.(scope) ?? null];
      if (value === null || length === null) return null;
      const items = arrayOf(value, "$slice", 28724);
      const wanted = isNumber(length) ? toNumber(length) : NaN;
      if (!Number.isInteger(wanted)) fail(28726, "The second argument to $slice must be a 32-bit integer");
      return wanted >= 0 ? items.slice(0, wanted) : items.slice(wanted);
    };
  },
  $filter: (operand, variables, parse) => {
    if (!isDoc(operand)) return fail(28646, "$filter only supports an object as its argument");
    for (const name of operand.keys())
      if (!["input", "cond"].includes(name)) unsupported(`'${name}' in $filter`, 28647);
    const [list, condition] = [operand.get("input"), operand.get("cond")];
    if (list === undefined) return fail(28648, "Missing 'input' parameter to $filter");
    if (condition === undefined) return fail(28650, "Missing 'cond' parameter to $filter");
    const input = parse(list, variables);
    const test = parse(condition, [...variables, "this"]);
    return ({ root, variables: values }) => {
      const items = input({ root, variables: values }) ?? null;
      if (items === null) return null;
      return arrayOf(items, "$filter", 28651).filter((item) =>
        isTrue(test({ root, variables: { ...values, this: item } })),
      );
    };
  },
};

/**
 * Parses an aggregation expression.
 * @throws {MongoError} for an operator or a variable that this server doesn't implement.
 */
export function parseExpression(value: Value, variables: readonly string[] = []): Expression {
  if (typeof value === "string" && value.startsWith("$")) return parsePath(value, variables);
  if (Array.isArray(value)) {
    const items = value.map((item) => parseExpression(item, variables));
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(value)) return () => value;
  const [name = ""] = value.keys();
  if (!name.startsWith("$")) return parseObject(value, variables);
  if (value.size > 1) fail(15983, "An object representing an expression must have exactly one field");
  const operator = operators[name] ?? unsupported(name, "InvalidPipelineOperator");
  return operator(value.get(name) ?? null, variables, parseExpression);
}

function parseObject(value: Doc, variables: readonly string[]): Expression {
  const fields = [...value].map(([name, field]) => {
    rejectDollarName(name);
    return [name, parseExpression(field, variables)] as const;
  });
  return (scope) => {
    const result: Doc = new Map();
    for (const [name, field] of fields) {
      const fieldValue = field(scope);
      if (fieldValue !== undefined) result.set(name, fieldValue);
    }
    return result;
  };
}

/** Parses `$field.path` and `$$variable.path`. */
function parsePath(text: string, variables: readonly string[]): Expression {
  const [head = "", ...rest] = text.slice(text.startsWith("$$") ? 2 : 1).split(".");
  if (head === "" || rest.includes("")) {
    fail(text === "$" ? 16872 : 15998, "FieldPath field names may not be empty strings.");
  }
  if (!text.startsWith("$$")) return ({ root }) => resolvePath(root, [head, ...rest]);
  if (!variables.includes(head)) unsupported(`the variable $$${head} here`, 17276);
  return (scope) => resolvePath(scope.variables[head], rest);
}

/** For an array on the path, the result is an array of the values of its documents. */
function resolvePath(value: Value | undefined, path: readonly string[]): Value | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isDoc(value)) return resolvePath(value.get(name), rest);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((item) => (isDoc(item) ? resolvePath(item, path) : undefined))
    .filter((item) => item !== undefined);
}

function comparison(name: string, accept: (order: number) => boolean) {
  return (operand: Value, variables: readonly string[], parse: Parse): Expression => {
    const [a, b] = operandsOf(name, operand, 2).map((part) => parse(part, variables));
    return (scope) => accept(compare(a?.(scope), b?.(scope)));
  };
}

const listOf = (operand: Value): Value[] => (Array.isArray(operand) ? operand : [operand]);

function operandsOf(name: string, operand: Value, count: number): Value[] {
  const operands = listOf(operand);
  if (operands.length === count) return operands;
  return fail(
    16020,
    `Expression ${name} takes exactly ${count} arguments. ${operands.length} were passed in.`,
  );
}

function arrayOf(value: Value, name: string, code: number): Value[] {
  return Array.isArray(value)
    ? value
    : fail(code, `The argument to ${name} must be an array, but was of type: ${typeOf(value)}`);
}
