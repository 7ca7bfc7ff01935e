import { show } from "../bson/show.ts";
import { type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { isIndex } from "../bson/path.ts";
import { modifiers, type NewValue } from "./modifiers.ts";

/** The change of one field. */
export type Change = {
  operator: string;
  path: readonly string[];
  newValue: NewValue;
  /** The field is created if it doesn't exist. */
  creates: boolean;
};

/** Parses update operators into changes in the order in which MongoDB applies them: by path. */
export function parseChanges(update: Doc): Change[] {
  const changes = [...update].flatMap(([operator, fields]) => {
    const { parse, creates = false } = modifiers[operator] ?? unsupported(operator, "FailedToParse");
    if (!isDoc(fields)) {
      return fail(
        "FailedToParse",
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${show(fields)}}`,
      );
    }
    return [...fields].map(([name, operand]): Change => ({
      operator,
      path: parsePath(name),
      newValue: parse(operand, name),
      creates,
    }));
  });
  changes.sort((a, b) => comparePaths(a.path, b.path));
  checkConflicts(changes);
  return changes;
}

const typeName = (value: Value) => (Array.isArray(value) ? "array" : typeof value);

function parsePath(name: string): string[] {
  const path = name.split(".");
  if (name === "") fail("EmptyFieldName", "An empty update path is not valid.");
  if (path.includes("")) {
    fail("EmptyFieldName", `The update path '${name}' contains an empty field name, which is not allowed.`);
  }
  if (path[0] === "$") {
    fail("BadValue", `Cannot have positional (i.e. '$') element in the first position in path '${name}'`);
  }
  if (path.indexOf("$") !== path.lastIndexOf("$")) {
    fail("BadValue", `Too many positional (i.e. '$') elements found in path '${name}'`);
  }
  for (const part of path) {
    if (part.startsWith("$[")) unsupported(part);
    if (part === "$" || !part.startsWith("$")) continue;
    fail(
      "DollarPrefixedFieldName",
      `The dollar ($) prefixed field '${part}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return path;
}

function checkConflicts(changes: readonly Change[]): void {
  for (const [at, { path }] of changes.entries()) {
    for (const other of changes.slice(0, at)) {
      if (!isPrefix(other.path, path)) continue;
      const name = path.join(".");
      fail(
        "ConflictingUpdateOperators",
        `Updating the path '${name}' would create a conflict at '${other.path.join(".")}'`,
      );
    }
  }
}

const isPrefix = (prefix: readonly string[], path: readonly string[]) =>
  prefix.every((part, depth) => path[depth] === part);

function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [depth, left] of a.entries()) {
    const right = b[depth];
    if (right === undefined) return 1;
    if (left === right) continue;
    if (isIndex(left) && isIndex(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}
