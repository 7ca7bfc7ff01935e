import type { LakeDocument } from "../document.ts";
import { parseQuery } from "./parse-query.ts";
import { runTree } from "./run-tree.ts";

/** Returns whether a query on a dataset with only this document returns it. */
export type DocumentFilter = (document: LakeDocument | null) => Promise<boolean>;

/** @throws {LakeError} 400 for a query that can't be parsed. */
export function documentFilter(
  query: string,
  params: Readonly<Record<string, unknown>>,
  identity: string,
): DocumentFilter {
  const tree = parseQuery(query, params);
  return async (document) => {
    if (!document) return false;
    const found = await runTree(tree, { dataset: [document], params: { ...params }, identity });
    return Array.isArray(found) ? found.length > 0 : found !== null;
  };
}
