import { ObjectId } from "bson";
import { clone, type Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { conjuncts, type Filter } from "../query/filter.ts";
import { read, write } from "./target.ts";
import type { Update } from "./update.ts";

/** Returns the document that an upsert inserts: the equalities of the query, changed by the update. */
export function upsertedDocument(filter: Filter, update: Update): Doc {
  const base = equalities(filter, { idOnly: update.kind === "replacement" });
  const changed = update.apply(base, { inserting: true });
  const id = changed.get("_id") ?? new ObjectId();
  return new Map([["_id", id], ...changed]);
}

/** Builds a document from the equality conditions of a query; with `idOnly`, from the one on `_id` alone. */
function equalities(filter: Filter, { idOnly }: { idOnly: boolean }): Doc {
  const result: Doc = new Map();
  for (const { path, operator, operand } of conjuncts(filter)) {
    const single =
      operator === "$in" && Array.isArray(operand) && operand.length === 1 ? operand[0] : undefined;
    const value = operator === "$eq" ? operand : single;
    if (value === undefined || (idOnly && path !== "_id")) continue;
    const parts = path.split(".");
    if (read(result, parts) !== undefined) {
      fail("NotSingleValueField", `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    write(result, parts, clone(value));
  }
  return result;
}
