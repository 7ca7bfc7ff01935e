import { type KeyPattern, keysOf, ParallelArraysError } from "../bson/document-keys.ts";
import { rejectDollarName } from "../bson/path.ts";
import { type Doc, isDoc, isNumber, toNumber } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";

/** Parses a sort document: fields with 1 or -1. */
export function parseSort(sort: Doc): KeyPattern {
  return [...sort].map(([name, value]) => {
    if (isDoc(value)) unsupported("a sort by an expression");
    if (!isNumber(value)) return fail(15974, `Illegal key in $sort specification: ${name}`);
    const direction = toNumber(value);
    if (Math.abs(direction) !== 1) {
      fail(15975, "$sort key ordering must be 1 (for ascending) or -1 (for descending)");
    }
    if (name === "" || name.split(".").includes(""))
      fail(15998, "FieldPath field names may not be empty strings.");
    rejectDollarName(name);
    return { path: name.split("."), direction };
  });
}

/** Returns the smallest of a document's keys, by which it sorts. */
function sortKey(document: Doc, pattern: KeyPattern): Buffer {
  try {
    return keysOf(document, pattern)
      .map(({ key }) => key)
      .reduce((smallest, key) => (key.compare(smallest) < 0 ? key : smallest));
  } catch (error) {
    if (error instanceof ParallelArraysError)
      fail("BadValue", "cannot sort with keys that are parallel arrays");
    throw error;
  }
}

/** Sorts in MongoDB's comparison order, and leaves equal items in their order. */
export function sortBy<T>(items: readonly T[], pattern: KeyPattern, documentOf: (item: T) => Doc): T[] {
  return items
    .map((item) => ({ item, key: sortKey(documentOf(item), pattern) }))
    .sort((a, b) => a.key.compare(b.key))
    .map(({ item }) => item);
}
