import { type Doc, isDoc, isTrue, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { fieldOperators, isOperators } from "./operators.ts";
import { type Details, someValue, type Test } from "../bson/path.ts";

export type Field = {
  kind: "field";
  path: string;
  operator: string;
  operand: Value;
  /** The elements of an array at the end of the path are tested too. */
  expand: boolean;
  test: Test;
};

/** A parsed query. */
export type Filter = { kind: "and" | "or"; parts: Filter[] } | { kind: "not"; part: Filter } | Field;

/**
 * Parses a query.
 * @throws {MongoError} when MongoDB rejects the query, or this server doesn't implement an operator.
 */
export function parseFilter(query: Doc): Filter {
  return and(
    [...query].flatMap(([name, operand]) => {
      if (name === "$and" || name === "$or") return [parseList(name, operand)];
      return name.startsWith("$") ? unsupported(name, "BadValue") : parseField(name, operand);
    }),
  );
}

const and = (parts: Filter[]): Filter => (parts.length === 1 && parts[0] ? parts[0] : { kind: "and", parts });

/** Returns true if the document satisfies the query. */
export function matches(filter: Filter, root: Value, details?: Details): boolean {
  switch (filter.kind) {
    case "and":
      return filter.parts.every((part) => matches(part, root, details));
    case "or":
      return filter.parts.some((part) => matches(part, root, details));
    case "not":
      return !matches(filter.part, root);
    case "field":
      return someValue(root, filter.path.split("."), filter.expand, filter.test, details);
  }
}

/** Returns the conditions on fields that every matching document meets. */
export function conjuncts(filter: Filter): Field[] {
  if (filter.kind === "field") return [filter];
  return filter.kind === "and" ? filter.parts.flatMap(conjuncts) : [];
}

function parseList(name: "$and" | "$or", operand: Value): Filter {
  if (!Array.isArray(operand)) return fail("BadValue", `${name} must be an array`);
  if (operand.length === 0) fail("BadValue", "$and/$or/$nor must be a nonempty array");
  const parts = operand.map((part) =>
    isDoc(part) ? parseFilter(part) : fail("BadValue", "$or/$and/$nor entries need to be full objects"),
  );
  return { kind: name === "$and" ? "and" : "or", parts };
}

/** Parses `{field: value}` or `{field: {$operator: operand, …}}`. */
function parseField(path: string, operand: Value): Filter[] {
  return isDoc(operand) && isOperators(operand)
    ? parseOperators(path, operand)
    : [fieldTest(path, "$eq", operand)];
}

function parseOperators(path: string, operators: Doc): Filter[] {
  return [...operators].map(([operator, operand]): Filter => {
    switch (operator) {
      case "$not":
        return { kind: "not", part: parseNot(path, operand) };
      case "$ne":
        return { kind: "not", part: fieldTest(path, "$eq", operand) };
      case "$exists": {
        const part = fieldTest(path, operator, operand);
        return isTrue(operand) ? part : { kind: "not", part };
      }
      default:
        return fieldTest(path, operator, operand);
    }
  });
}

function fieldTest(path: string, operator: string, operand: Value): Field {
  const make = fieldOperators[operator] ?? unsupported(operator, "BadValue");
  return { kind: "field", path, operator, operand, ...make(operand) };
}

function parseNot(path: string, operand: Value): Filter {
  if (!isDoc(operand)) return fail("BadValue", "$not needs a regex or a document");
  if (operand.size === 0) fail("BadValue", "$not cannot be empty");
  return and(parseOperators(path, operand));
}
