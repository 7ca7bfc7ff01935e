import { pageParameters } from "@wordlehint/contracts";

/**
 * Returns the query parameters that a page, or its data, depends on: those that it has of its own, and `all`, which every
 * page depends on.
 */
export function parametersOf(path: string, all: ReadonlySet<string>): ReadonlySet<string> {
  const [, ofPage] = /^\/page-data(\/.+)\/page-data\.json$/.exec(path) ?? [];
  const own = ownParameters(ofPage ?? path);
  return own.length === 0 ? all : new Set([...all, ...own]);
}

function ownParameters(path: string): readonly string[] {
  return Object.hasOwn(pageParameters, path) ? (pageParameters[path] ?? []) : [];
}
