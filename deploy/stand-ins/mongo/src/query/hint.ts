import { isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Collection, Index } from "../store/catalog.ts";
import { samePattern } from "./plan.ts";

/** The index to use, or "scan" for `$natural`. */
export type Hint = Index | "scan";

/**
 * Finds an index by its name or key pattern.
 * @throws {MongoError} `BadValue` when there is no such index.
 */
export function resolveHint(collection: Collection | undefined, hint: Value | undefined): Hint | undefined {
  if (hint === undefined || (isDoc(hint) && hint.size === 0)) return undefined;
  if (!isDoc(hint) && typeof hint !== "string")
    return fail("FailedToParse", "Hint must be a string or an object");
  if (isDoc(hint) && hint.has("$natural")) return "scan";
  if (!collection) return undefined;
  const index = collection.indexes.find((each) =>
    isDoc(hint) ? samePattern(each, hint) : each.name === hint,
  );
  return (
    index ??
    fail(
      "BadValue",
      "error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index",
    )
  );
}
