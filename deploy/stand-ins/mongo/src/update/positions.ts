import { show } from "../bson/show.ts";
import { type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Variables } from "../aggregate/expression.ts";
import { type Filter, matches, parseFilter } from "../query/filter.ts";
import { read } from "./target.ts";

/** The filters of `$[identifier]`, by identifier. */
export type ArrayFilters = ReadonlyMap<string, Filter>;

export function parseArrayFilters(filters: readonly Value[], variables: Variables): ArrayFilters {
  const parsed = new Map<string, Filter>();
  for (const filter of filters) {
    if (!isDoc(filter)) return fail("TypeMismatch", "array filters must be objects");
    const names = new Set(identifiers(filter));
    const [name, second] = names;
    if (name === undefined)
      return fail("FailedToParse", "Cannot use an expression without a top-level field name in arrayFilters");
    if (second !== undefined) {
      fail(
        "FailedToParse",
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${second}'`,
      );
    }
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
      fail(
        "BadValue",
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    }
    if (parsed.has(name)) {
      fail("FailedToParse", `Found multiple array filters with the same top-level field name ${name}`);
    }
    parsed.set(name, parseFilter(filter, variables));
  }
  return parsed;
}

function identifiers(filter: Doc): string[] {
  return [...filter].flatMap(([name, operand]) => {
    if (!name.startsWith("$")) return [name.split(".")[0] ?? ""];
    return Array.isArray(operand) ? operand.filter(isDoc).flatMap(identifiers) : [];
  });
}

/** Fails unless every `$[identifier]` has a filter and every filter is used. */
export function checkIdentifiers(paths: readonly (readonly string[])[], filters: ArrayFilters): void {
  const used = new Set<string>();
  for (const path of paths) {
    for (const part of path) {
      const identifier = identifierOf(part);
      if (!identifier) continue;
      used.add(identifier);
      if (!filters.has(identifier)) {
        fail("BadValue", `No array filter found for identifier '${identifier}' in path '${path.join(".")}'`);
      }
    }
  }
  for (const name of filters.keys()) {
    if (!used.has(name))
      fail("FailedToParse", `The array filter for identifier '${name}' was not used in the update`);
  }
}

const identifierOf = (part: string) => /^\$\[(.+)\]$/.exec(part)?.[1];

/** Replaces `$`, `$[]` and `$[identifier]` by the positions of the matching elements in a document. */
export function concretePaths(
  root: Doc,
  path: readonly string[],
  position: number | undefined,
  filters: ArrayFilters,
): string[][] {
  let paths: string[][] = [[]];
  for (const part of path) {
    paths = part.startsWith("$")
      ? paths.flatMap((head) =>
          positions(root, head, part, position, filters).map((at) => [...head, String(at)]),
        )
      : paths.map((head) => [...head, part]);
  }
  return paths;
}

function positions(
  root: Doc,
  head: readonly string[],
  part: string,
  position: number | undefined,
  filters: ArrayFilters,
): number[] {
  if (part === "$") {
    return [
      position ?? fail("BadValue", "The positional operator did not find the match needed from the query."),
    ];
  }
  const array = read(root, head);
  const name = head.join(".");
  if (array === undefined) {
    return fail("BadValue", `The path '${name}' must exist in the document in order to apply array updates.`);
  }
  if (!Array.isArray(array)) {
    return fail(
      "BadValue",
      `Cannot apply array updates to non-array element ${head.at(-1) ?? ""}: ${show(array)}`,
    );
  }
  const identifier = identifierOf(part);
  const filter = identifier === undefined ? undefined : filters.get(identifier);
  return [...array.keys()].filter(
    (at) => !filter || matches(filter, new Map([[identifier ?? "", array[at] ?? null]])),
  );
}
