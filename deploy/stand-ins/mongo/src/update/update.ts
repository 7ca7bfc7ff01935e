import type { Variables } from "../aggregate/expression.ts";
import { same } from "../bson/key.ts";
import { show } from "../bson/show.ts";
import { clone, type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { parseUpdatePipeline } from "../aggregate/stages.ts";
import { type Change, parseChanges } from "./changes.ts";
import { type ArrayFilters, checkIdentifiers, concretePaths, parseArrayFilters } from "./positions.ts";
import { checkViable, read, remove, write } from "./target.ts";

/** `position`: of the array element that the query matched. `inserting`: the update is that of an upsert. */
export type UpdateContext = { position?: number | undefined; inserting: boolean };

export type Update = {
  kind: "changes" | "replacement" | "pipeline";
  /** Returns the changed document. Doesn't modify the given one. */
  apply(document: Doc, context: UpdateContext): Doc;
};

/** Parses an update: update operators, a replacement document, or an aggregation pipeline. */
export function parseUpdate(
  update: Value | undefined,
  filters: readonly Value[],
  variables: Variables,
): Update {
  if (Array.isArray(update)) {
    if (filters.length) fail("FailedToParse", "arrayFilters may not be specified for pipeline-syle updates");
    const pipeline = parseUpdatePipeline(update, variables);
    return { kind: "pipeline", apply: (document) => keepId(document, pipeline(document)) };
  }
  if (!isDoc(update)) {
    return fail("FailedToParse", "Update argument must be either an object or an array");
  }
  const first = update.keys().next().value;
  if (!first?.startsWith("$")) return parseReplacement(update, filters);
  const arrayFilters = parseArrayFilters(filters, variables);
  const changes = parseChanges(update, variables);
  checkIdentifiers(
    changes.map((change) => change.path),
    arrayFilters,
  );
  return {
    kind: "changes",
    apply: (document, context) => applyChanges(document, changes, arrayFilters, context),
  };
}

function parseReplacement(replacement: Doc, filters: readonly Value[]): Update {
  if (filters.length) fail("FailedToParse", "Cannot specify arrayFilters and a replacement update");
  for (const name of replacement.keys()) {
    if (name.startsWith("$")) {
      fail(
        "DollarPrefixedFieldName",
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
    }
  }
  return { kind: "replacement", apply: (document) => keepId(document, clone(replacement)) };
}

/** Keeps `_id` as the first field. Fails if the update has changed it. */
function keepId(before: Doc, after: Doc): Doc {
  const id = before.get("_id");
  if (id === undefined) return after;
  const given = after.get("_id");
  if (given !== undefined && !same(given, id)) {
    fail(
      "ImmutableField",
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${show(given)}`,
    );
  }
  return given !== undefined && after.keys().next().value === "_id"
    ? after
    : new Map([["_id", id], ...after]);
}

function applyChanges(
  document: Doc,
  changes: readonly Change[],
  filters: ArrayFilters,
  context: UpdateContext,
): Doc {
  const result = clone(document);
  for (const change of changes) {
    if (change.onInsertOnly && !context.inserting) continue;
    for (const path of concretePaths(result, change.path, context.position, filters))
      apply(result, change, path);
  }
  const id = document.get("_id");
  if (id !== undefined && !same(result.get("_id"), id)) {
    fail("ImmutableField", "Performing an update on the path '_id' would modify the immutable field '_id'");
  }
  return result;
}

function apply(root: Doc, change: Change, path: readonly string[]): void {
  if (change.removes) {
    remove(root, path);
    return;
  }
  if (change.renamedFrom) {
    rename(root, change.renamedFrom, path);
    return;
  }
  const current = read(root, path);
  if (current === undefined) {
    if (!change.creates) return;
    checkViable(root, path);
  }
  const value = change.newValue(current, { path: path.join("."), document: root });
  if (value !== undefined) write(root, path, clone(value));
}

function rename(root: Doc, from: readonly string[], to: readonly string[]): void {
  const value = read(root, from);
  if (value === undefined) return;
  for (const path of [from, to]) {
    if (path.some((_name, depth) => depth > 0 && Array.isArray(read(root, path.slice(0, depth))))) {
      fail(
        "BadValue",
        `The source and destination fields of $rename cannot be array elements: '${path.join(".")}'`,
      );
    }
  }
  remove(root, from);
  write(root, to, value);
}
