import type { Kind } from "../objects/kinds.ts";
import type { PageOptions, Stored } from "../store/store.ts";
import { noSuch } from "./api-error.ts";
import type { AnyCall } from "./endpoint.ts";
import { integer, text } from "./params.ts";

/** The parameters of every list. */
export const pagination = { limit: integer(1, 100), starting_after: text() };

type ListObject<One> = { object: "list"; data: One[]; has_more: boolean; url: string };

type Paged = AnyCall & { params: { limit?: number | undefined; starting_after?: string | undefined } };

/** Returns a page of the objects of a kind, the newest first. */
export function list<K extends Kind>(
  { account: { store }, params, url }: Paged,
  kind: K,
  options: Pick<PageOptions<K>, "owner" | "where"> = {},
): ListObject<Stored<K>> {
  const { limit = 10, starting_after: startingAfter } = params;
  if (startingAfter !== undefined && !store.find(kind, startingAfter))
    throw noSuch(kind, startingAfter, "starting_after");
  const page = store.page(kind, { ...options, startingAfter, limit });
  return listOf(page.data, url, page.hasMore);
}

export function listOf<One extends object>(
  data: readonly One[],
  url: string,
  hasMore = false,
): ListObject<One> {
  return { object: "list", data: [...data], has_more: hasMore, url };
}

/** Returns whether fields have the values that were asked for; undefined stands for any. */
export function matches(...pairs: readonly (readonly [wanted: unknown, actual: unknown])[]): boolean {
  return pairs.every(([wanted, actual]) => wanted === undefined || wanted === actual);
}
