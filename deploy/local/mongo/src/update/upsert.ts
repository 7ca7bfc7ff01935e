import { ObjectId } from "bson";
import { clone, type Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { conjuncts, type Filter } from "../query/filter.ts";
import { read, write } from "./target.ts";
import type { Update } from "./update.ts";

/** The document that an upsert inserts: what the query says by equality, then the update. */
export function upserted(filter: Filter, update: Update): Doc {
  const base = equalities(filter, update.kind === "replacement");
  const changed = update.apply(base, { inserting: true });
  const id = changed.get("_id") ?? new ObjectId();
  return new Map([["_id", id], ...changed]);
}

/**
 * The document that the query's equalities describe: those on `_id` only, or all. Contradictions are an
 * error, unless they are to be skipped.
 */
export function equalities(filter: Filter, idOnly = false, lenient = false): Doc {
  const result: Doc = new Map();
  for (const { path, operator, operand } of conjuncts(filter)) {
    const single =
      operator === "$in" && Array.isArray(operand) && operand.length === 1 ? operand[0] : undefined;
    const value = operator === "$eq" ? operand : single;
    if (path === undefined || value === undefined || (idOnly && path !== "_id")) continue;
    const parts = path.split(".");
    if (lenient && parts.some((_part, depth) => read(result, parts.slice(0, depth + 1)) !== undefined))
      continue;
    if (read(result, parts) !== undefined) {
      fail("NotSingleValueField", `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    write(result, parts, clone(value));
  }
  return result;
}
