import { Long } from "bson";
import { clone, type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { valueAt } from "../query/path.ts";
import { remove, write } from "../update/target.ts";

/** Parses `$unwind`, which yields one document for each element of an array. */
export function parseUnwind(operand: Value): (documents: Iterable<Doc>) => Iterable<Doc> {
  const options: Doc = isDoc(operand) ? operand : new Map([["path", operand]]);
  for (const name of options.keys()) {
    if (!["path", "includeArrayIndex", "preserveNullAndEmptyArrays"].includes(name)) {
      fail(28811, `unrecognized option to $unwind stage: ${name}`);
    }
  }
  const text = options.get("path") ?? fail(28812, "no path specified to $unwind stage");
  if (typeof text !== "string") return fail(28808, "expected a string as the path for $unwind stage");
  if (!text.startsWith("$"))
    fail(28818, `path option to $unwind stage should be prefixed with a '$': ${text}`);
  const path = text.slice(1).split(".");
  const preserve = options.get("preserveNullAndEmptyArrays") === true;
  const index = options.get("includeArrayIndex");
  if (index !== undefined && (typeof index !== "string" || index === ""))
    fail(28810, "expected a non-empty string for the includeArrayIndex option to $unwind stage");
  return function* (documents) {
    for (const document of documents) {
      const value = valueAt(document, path);
      const items = Array.isArray(value) ? value : value === undefined || value === null ? [] : undefined;
      const rows: (readonly [Value | undefined, Long | null])[] = items
        ? items.map((item, at) => [item, Long.fromNumber(at)] as const)
        : [[value, null]];
      if (rows.length === 0 && preserve) rows.push([value === null ? null : undefined, null]);
      for (const [item, at] of rows) {
        const row = clone(document);
        if (item === undefined) remove(row, path);
        else write(row, path, item);
        if (typeof index === "string") write(row, index.split("."), at);
        yield row;
      }
    }
  };
}
