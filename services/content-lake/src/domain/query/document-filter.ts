import type { LakeDocument } from "../document.ts";
import { parseQuery } from "./parse-query.ts";
import { runTree } from "./run-tree.ts";

/** Whether a document is among those that a query would find, as far as the document itself can tell. */
export type DocumentFilter = (document: LakeDocument | null) => Promise<boolean>;

/** @throws {LakeError} 400 for a query that can't be parsed, or isn't for documents. */
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
