import { type Doc, doc, isDoc, type Value } from "../bson/value.ts";
import { show } from "../bson/show.ts";
import { fail } from "../errors.ts";
import { type Key, keysOf, ParallelArraysError } from "../bson/document-keys.ts";
import { someValue } from "../bson/path.ts";
import type { Collection, Index } from "./catalog.ts";

/** Returns the document's keys in the index by their bytes; none if a sparse index excludes it. */
export function indexKeys(index: Index, document: Doc | undefined): Map<string, Key> {
  if (!document || !covers(index, document)) return new Map();
  try {
    return new Map(keysOf(document, index.pattern).map((key) => [key.key.toString("latin1"), key]));
  } catch (error) {
    if (error instanceof ParallelArraysError)
      fail("CannotIndexParallelArrays", "cannot index parallel arrays");
    throw error;
  }
}

const covers = ({ sparse, pattern }: Index, document: Doc): boolean =>
  !sparse || pattern.some(({ path }) => someValue(document, path, false, (value) => value !== undefined));

/** Throws error 11000 with the fields that drivers and mongoose read. */
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
