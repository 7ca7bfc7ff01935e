import { same } from "../bson/key.ts";
import { show } from "../bson/show.ts";
import { clone, type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { parseUpdatePipeline } from "../aggregate/update-pipeline.ts";
import { type Change, parseChanges } from "./changes.ts";
import { checkViable, read, remove, write } from "./target.ts";

/** `position`: of the array element that the query matched. `inserting`: the update is that of an upsert. */
type UpdateContext = { position?: number | undefined; inserting: boolean };

export type Update = {
  kind: "changes" | "replacement" | "pipeline";
  /** Returns the changed document. Doesn't modify the given one. */
  apply(document: Doc, context: UpdateContext): Doc;
};

/** Parses an update: update operators, a replacement document, or an aggregation pipeline. */
export function parseUpdate(update: Value | undefined): Update {
  if (Array.isArray(update)) {
    const pipeline = parseUpdatePipeline(update);
    return { kind: "pipeline", apply: (document) => keepId(document, pipeline(document)) };
  }
  if (!isDoc(update)) {
    return fail("FailedToParse", "Update argument must be either an object or an array");
  }
  const first = update.keys().next().value;
  if (!first?.startsWith("$")) return parseReplacement(update);
  const changes = parseChanges(update);
  return { kind: "changes", apply: (document, context) => applyChanges(document, changes, context) };
}

function parseReplacement(replacement: Doc): Update {
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
  { position, inserting }: UpdateContext,
): Doc {
  const result = clone(document);
  for (const change of changes) {
    if (change.operator === "$setOnInsert" && !inserting) continue;
    apply(
      result,
      change,
      change.path.map((part) => (part === "$" ? positionOf(position) : part)),
    );
  }
  const id = document.get("_id");
  if (id !== undefined && !same(result.get("_id"), id)) {
    fail("ImmutableField", "Performing an update on the path '_id' would modify the immutable field '_id'");
  }
  return result;
}

function positionOf(position: number | undefined): string {
  if (position !== undefined) return String(position);
  return fail("BadValue", "The positional operator did not find the match needed from the query.");
}

function apply(root: Doc, { operator, newValue, creates }: Change, path: readonly string[]): void {
  if (operator === "$unset") {
    remove(root, path);
    return;
  }
  const current = read(root, path);
  if (current === undefined) {
    if (!creates) return;
    checkViable(root, path);
  }
  const value = newValue(current, { path: path.join("."), document: root });
  if (value !== undefined) write(root, path, clone(value));
}
