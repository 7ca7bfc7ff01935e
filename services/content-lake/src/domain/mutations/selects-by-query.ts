import { isRecord } from "../document.ts";

/** Returns whether a mutation of a request, not yet parsed, selects its documents by a query. */
export function selectsByQuery(item: unknown): boolean {
  if (!isRecord(item)) return false;
  return [item.patch, item.delete].some((part) => isRecord(part) && "query" in part && !("id" in part));
}
