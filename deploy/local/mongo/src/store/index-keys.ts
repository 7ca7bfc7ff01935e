import { type Doc, doc, isDoc, type Value } from "../bson/value.ts";
import { show } from "../bson/show.ts";
import { fail } from "../errors.ts";
import { matches } from "../query/filter.ts";
import { type Key, keysOf, ParallelArrays } from "../query/keys.ts";
import { someValue } from "../query/path.ts";
import type { Collection, Index } from "./catalog.ts";

/** The document's keys in the index, by their bytes; none where a sparse or partial index leaves it out. */
export function indexKeys(index: Index, document: Doc | undefined): Map<string, Key> {
  if (!document || !covers(index, document)) return new Map();
  // The identifier is never taken apart: it is no array.
  try {
    return new Map(keysOf(document, index.pattern).map((key) => [key.key.toString("latin1"), key]));
  } catch (error) {
    if (error instanceof ParallelArrays) fail("CannotIndexParallelArrays", "cannot index parallel arrays");
    throw error;
  }
}

function covers(index: Index, document: Doc): boolean {
  if (index.partial && !matches(index.partial, document)) return false;
  if (!index.sparse) return true;
  return index.pattern.some(({ path }) => someValue(document, path, false, (value) => value !== undefined));
}

/** Error 11000 as drivers and mongoose read it. */
export function duplicateKey(
  collection: Collection,
  index: Index,
  values: readonly (Value | undefined)[],
): never {
  const pattern = index.spec.get("key");
  const names = isDoc(pattern) ? [...pattern.keys()] : [];
  const value = doc(Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])));
  return fail(
    "DuplicateKey",
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${show(value)}`,
    { keyPattern: pattern, keyValue: value },
  );
}
