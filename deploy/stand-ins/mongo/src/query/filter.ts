import { BSONRegExp } from "bson";
import { type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { parseCondition, type Variables } from "../aggregate/expression.ts";
import { fieldOperators, isOperators, isTrue } from "./operators.ts";
import { type Details, someElement, someValue, type Test } from "./path.ts";

export type Field = {
  kind: "field";
  /** Undefined inside `$elemMatch: {$gt: 1}`, where the operators test the element itself. */
  path: string | undefined;
  operator: string;
  operand: Value;
  /** Whether the elements of an array at the end of the path are tested too. */
  expand: boolean;
  test: Test;
};

/** A parsed query. */
export type Filter =
  | { kind: "and" | "or" | "nor"; parts: Filter[] }
  | { kind: "expression"; test: (root: Value) => boolean }
  | Field;

/**
 * Parses a query. `variables` are those of the command's `let`.
 * @throws {MongoError} when MongoDB rejects the query.
 */
export function parseFilter(query: Doc, variables: Variables = {}): Filter {
  const parts = [...query].flatMap(([name, operand]) =>
    name.startsWith("$") ? parseTopLevel(name, operand, variables) : parseField(name, operand, variables),
  );
  return parts.length === 1 && parts[0] ? parts[0] : { kind: "and", parts };
}

/** Whether the document (or array element) satisfies the query. */
export function matches(filter: Filter, root: Value, details?: Details): boolean {
  switch (filter.kind) {
    case "and":
      return filter.parts.every((part) => matches(part, root, details));
    case "or":
      return filter.parts.some((part) => matches(part, root, details));
    case "nor":
      return !filter.parts.some((part) => matches(part, root));
    case "expression":
      return filter.test(root);
    case "field":
      if (filter.path === undefined) return filter.test(root, details);
      return someValue(root, filter.path.split("."), filter.expand, filter.test, details);
  }
}

/** Returns the conditions on fields that every matching document meets. */
export function conjuncts(filter: Filter): Field[] {
  if (filter.kind === "field") return [filter];
  return filter.kind === "and" ? filter.parts.flatMap(conjuncts) : [];
}

function parseTopLevel(name: string, operand: Value, variables: Variables): Filter[] {
  switch (name) {
    case "$and":
    case "$or":
    case "$nor":
      return [{ kind: name.slice(1) as "and" | "or" | "nor", parts: parseList(name, operand, variables) }];
    case "$expr": {
      const test = parseCondition(operand, variables);
      return [{ kind: "expression", test: (root) => isDoc(root) && test(root) }];
    }
    case "$comment":
      return [];
    default:
      return fail("BadValue", `unknown top level operator: ${name}`);
  }
}

function parseList(name: string, operand: Value, variables: Variables): Filter[] {
  if (!Array.isArray(operand)) return fail("BadValue", `${name} must be an array`);
  if (operand.length === 0) fail("BadValue", "$and/$or/$nor must be a nonempty array");
  return operand.map((part) =>
    isDoc(part)
      ? parseFilter(part, variables)
      : fail("BadValue", "$or/$and/$nor entries need to be full objects"),
  );
}

/** `{field: value}` or `{field: {$operator: operand, …}}`. */
function parseField(path: string | undefined, operand: Value, variables: Variables): Filter[] {
  if (isOperators(operand)) return parseOperators(path, operand, variables);
  const operator = operand instanceof BSONRegExp ? "$regex" : "$eq";
  return parseOperators(path, new Map([[operator, operand]]), variables);
}

function parseOperators(path: string | undefined, operators: Doc, variables: Variables): Filter[] {
  return [...operators].flatMap(([operator, operand]): Filter[] => {
    const field = (name: string, value: Value = operand): Field => {
      const make = fieldOperators[name] ?? fail("BadValue", `unknown operator: ${name}`);
      return { kind: "field", path, operator: name, operand: value, ...make(value, { operators, operator }) };
    };
    switch (operator) {
      case "$not":
        return [{ kind: "nor", parts: [parseNot(path, operand, variables)] }];
      case "$ne":
        if (operand instanceof BSONRegExp) fail("BadValue", "Can't have regex as arg to $ne.");
        return [{ kind: "nor", parts: [field("$eq")] }];
      case "$nin":
        return [{ kind: "nor", parts: [field("$in")] }];
      case "$exists":
        return isTrue(operand) ? [field(operator)] : [{ kind: "nor", parts: [field(operator)] }];
      case "$all":
        return parseAll(path, operand, variables, field);
      case "$elemMatch":
        return [elementMatch(path, operand, variables)];
      case "$options":
        return operators.has("$regex") ? [] : [field(operator)];
      default:
        return [field(operator)];
    }
  });
}

function parseNot(path: string | undefined, operand: Value, variables: Variables): Filter {
  if (operand instanceof BSONRegExp) return { kind: "and", parts: parseField(path, operand, variables) };
  if (!isDoc(operand)) return fail("BadValue", "$not needs a regex or a document");
  if (operand.size === 0) fail("BadValue", "$not cannot be empty");
  return { kind: "and", parts: parseOperators(path, operand, variables) };
}

/** All values have to be found, in any elements. */
function parseAll(
  path: string | undefined,
  operand: Value,
  variables: Variables,
  field: (name: string, value: Value) => Field,
): Filter[] {
  if (!Array.isArray(operand)) return fail("BadValue", "$all needs an array");
  if (operand.length === 0) return [{ kind: "or", parts: [] }];
  return operand.map((item) => {
    if (isDoc(item) && item.has("$elemMatch")) {
      return elementMatch(path, item.get("$elemMatch") ?? null, variables);
    }
    if (isOperators(item)) return fail("BadValue", "no $ expressions in $all");
    return field(item instanceof BSONRegExp ? "$regex" : "$eq", item);
  });
}

function elementMatch(path: string | undefined, operand: Value, variables: Variables): Field {
  if (!isDoc(operand)) return fail("BadValue", "$elemMatch needs an Object");
  const first = operand.keys().next().value ?? "";
  const testsElement = isOperators(operand) && !["$and", "$or", "$nor"].includes(first);
  const filter: Filter = testsElement
    ? { kind: "and", parts: parseField(undefined, operand, variables) }
    : parseFilter(operand, variables);
  const matchesElement: Test = (item) =>
    item !== undefined && (testsElement || isDoc(item) || Array.isArray(item)) && matches(filter, item);
  const test: Test = (value, details) => Array.isArray(value) && someElement(value, matchesElement, details);
  return { kind: "field", path, operator: "$elemMatch", operand, expand: false, test };
}
