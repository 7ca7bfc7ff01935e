import type { Variables } from "../aggregate/expression.ts";
import { show } from "../bson/show.ts";
import { type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { isIndex } from "../query/path.ts";
import { modifiers } from "./modifiers.ts";
import type { NewValue } from "./new-value.ts";

/** The change of one field. */
export type Change = {
  path: readonly string[];
  /** Returns the new value, or undefined to keep the current one. */
  newValue: NewValue;
  /** Whether the field is created if it doesn't exist. */
  creates: boolean;
  removes?: boolean;
  onInsertOnly?: boolean;
  renamedFrom?: readonly string[];
};

const creatingOperators = [
  "$set",
  "$setOnInsert",
  "$inc",
  "$mul",
  "$min",
  "$max",
  "$currentDate",
  "$push",
  "$addToSet",
  "$bit",
];

/** Parses update operators into changes in the order in which MongoDB applies them: by path. */
export function parseChanges(update: Doc, variables: Variables): Change[] {
  const changes = [...update].flatMap(([operator, fields]) => {
    const modifier = modifiers[operator];
    if (!modifier)
      return fail(
        "FailedToParse",
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(fields)) {
      return fail(
        "FailedToParse",
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${show(fields)}}`,
      );
    }
    return [...fields].flatMap(([name, operand]): Change[] => {
      const path = parsePath(name);
      if (operator === "$rename") return parseRename(path, operand);
      return [
        {
          path,
          newValue: modifier(operand, { path: name, variables }),
          creates: creatingOperators.includes(operator),
          removes: operator === "$unset",
          onInsertOnly: operator === "$setOnInsert",
        },
      ];
    });
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
  for (const [depth, part] of path.entries()) {
    if (!part.startsWith("$")) continue;
    if (part === "$" && path.indexOf("$") !== depth) {
      fail("BadValue", `Too many positional (i.e. '$') elements found in path '${name}'`);
    }
    if (depth === 0 && (part === "$" || part.startsWith("$["))) {
      fail("BadValue", `Cannot have positional (i.e. '$') element in the first position in path '${name}'`);
    }
    if (part !== "$" && !/^\$\[.*\]$/.test(part)) {
      fail(
        "DollarPrefixedFieldName",
        `The dollar ($) prefixed field '${part}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
    }
  }
  return path;
}

function parseRename(path: readonly string[], operand: Value): Change[] {
  const from = path.join(".");
  if (typeof operand !== "string") {
    return fail("BadValue", `The 'to' field for $rename must be a string: ${from}: ${show(operand)}`);
  }
  const to = parsePath(operand);
  if (operand === from)
    fail("BadValue", `The source and target field for $rename must differ: ${from}: "${operand}"`);
  for (const part of [...path, ...to]) {
    if (part.startsWith("$"))
      fail("BadValue", `The source and destination fields for $rename may not be dynamic: ${from}`);
  }
  if (isPrefix(path, to) || isPrefix(to, path)) {
    fail(
      "BadValue",
      `The source and target field for $rename must not be on the same path: ${from}: "${operand}"`,
    );
  }
  const unchanged = () => undefined;
  return [
    { path: to, newValue: unchanged, creates: true, renamedFrom: path },
    { path, newValue: unchanged, creates: false },
  ];
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
