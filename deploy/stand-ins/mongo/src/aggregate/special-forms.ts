import { show } from "../bson/show.ts";
import { isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { isTrue } from "../query/operators.ts";
import { checkVariableName, type Expression, parseExpression } from "./expression.ts";

type Form = (operand: Value, names: readonly string[]) => Expression;

/** Operators that don't evaluate all of their operands, or have named operands. */
export const specialForms: Partial<Record<string, Form>> = {
  $literal: (operand) => () => operand,
  $and: (operand, names) => {
    const parts = toList(operand).map((part) => parseExpression(part, names));
    return (scope) => parts.every((part) => isTrue(part(scope)));
  },
  $or: (operand, names) => {
    const parts = toList(operand).map((part) => parseExpression(part, names));
    return (scope) => parts.some((part) => isTrue(part(scope)));
  },
  $ifNull: (operand, names) => {
    const parts = toList(operand).map((part) => parseExpression(part, names));
    if (parts.length < 2) fail(1257300, "$ifNull needs at least two arguments");
    return (scope) => {
      for (const part of parts.slice(0, -1)) {
        const value = part(scope);
        if (value !== undefined && value !== null) return value;
      }
      return parts.at(-1)?.(scope);
    };
  },
  $cond: (operand, names) => {
    const [condition, then, otherwise] = condParts(operand).map((part) => parseExpression(part, names));
    return (scope) => (isTrue(condition?.(scope)) ? then?.(scope) : otherwise?.(scope));
  },
  $switch: (operand, names) => {
    const fields = namedOperands("$switch", operand, ["branches"], ["default"]);
    const branches = toList(fields.get("branches")).map((branch) => {
      const parts = namedOperands("$switch", branch, ["case", "then"], []);
      return {
        test: parseExpression(parts.get("case") ?? null, names),
        then: parseExpression(parts.get("then") ?? null, names),
      };
    });
    if (branches.length === 0) fail(40068, "$switch requires at least one branch.");
    const fallback = fields.has("default")
      ? parseExpression(fields.get("default") ?? null, names)
      : undefined;
    return (scope) => {
      const branch = branches.find(({ test }) => isTrue(test(scope)));
      if (branch) return branch.then(scope);
      return fallback
        ? fallback(scope)
        : fail(40066, "$switch could not find a matching branch for an input, and no default was specified.");
    };
  },
  $let: (operand, names) => {
    const fields = namedOperands("$let", operand, ["vars", "in"], []);
    const vars = fields.get("vars");
    const definitions = (isDoc(vars) ? [...vars] : []).map(([name, value]) => {
      checkVariableName(name);
      return [name, parseExpression(value, names)] as const;
    });
    const body = parseExpression(fields.get("in") ?? null, [...names, ...definitions.map(([name]) => name)]);
    return (scope) => {
      const bound = Object.fromEntries(definitions.map(([name, value]) => [name, value(scope)]));
      return body({ ...scope, variables: { ...scope.variables, ...bound } });
    };
  },
  $map: (operand, names) => {
    const { input, name, body } = arrayOperands("$map", operand, names, "in", []);
    return (scope) =>
      inputArray("$map", input(scope))?.map(
        (item) => body({ ...scope, variables: { ...scope.variables, [name]: item } }) ?? null,
      ) ?? null;
  },
  $filter: (operand, names) => {
    const { input, name, body } = arrayOperands("$filter", operand, names, "cond", []);
    return (scope) =>
      inputArray("$filter", input(scope))?.filter((item) =>
        isTrue(body({ ...scope, variables: { ...scope.variables, [name]: item } })),
      ) ?? null;
  },
};

const toList = (operand: Value | undefined): Value[] =>
  Array.isArray(operand) ? operand : [operand ?? null];

function condParts(operand: Value): Value[] {
  if (Array.isArray(operand)) {
    if (operand.length !== 3)
      fail(16020, `Expression $cond takes exactly 3 arguments. ${operand.length} were passed in.`);
    return operand;
  }
  const fields = namedOperands("$cond", operand, ["if", "then", "else"], []);
  return ["if", "then", "else"].map((name) => fields.get(name) ?? null);
}

function namedOperands(
  operator: string,
  operand: Value,
  required: string[],
  optional: string[],
): Map<string, Value> {
  if (!isDoc(operand)) return fail("FailedToParse", `${operator} only supports an object as its argument`);
  for (const name of operand.keys()) {
    if (![...required, ...optional].includes(name))
      fail("FailedToParse", `Unrecognized parameter to ${operator}: ${name}`);
  }
  for (const name of required)
    if (!operand.has(name)) fail("FailedToParse", `Missing '${name}' parameter to ${operator}`);
  return operand;
}

function arrayOperands(
  operator: string,
  operand: Value,
  names: readonly string[],
  bodyName: string,
  optional: string[],
) {
  const fields = namedOperands(operator, operand, ["input", bodyName], ["as", ...optional]);
  const as = fields.get("as") ?? "this";
  const name = typeof as === "string" ? as : fail("FailedToParse", `'as' of ${operator} must be a string`);
  checkVariableName(name);
  return {
    input: parseExpression(fields.get("input") ?? null, names),
    name,
    body: parseExpression(fields.get(bodyName) ?? null, [...names, name]),
  };
}

function inputArray(operator: string, value: Value | undefined): Value[] | undefined {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value)
    ? value
    : fail(operator === "$map" ? 16883 : 28651, `input to ${operator} must be an array not ${show(value)}`);
}
