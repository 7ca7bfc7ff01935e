import type { Kind } from "../objects/kinds.ts";
import { integer, text } from "../params/types.ts";
import type { PageOptions, Stored } from "../store/store.ts";
import { noSuch } from "./api-error.ts";
import type { Call } from "./endpoint.ts";

/** The parameters of every list. */
export const pagination = {
  limit: integer({ min: 1, max: 100 }),
  starting_after: text(),
  ending_before: text(),
};

export type ListObject = { object: "list"; data: object[]; has_more: boolean; url: string };

/** A page of the objects of a kind, the newest first. */
export function list<K extends Kind>(
  { account, params, url }: Pick<Call<typeof pagination>, "account" | "params" | "url">,
  kind: K,
  { owner, where }: Pick<PageOptions<K>, "owner" | "where"> = {},
): ListObject {
  const { limit = 10, starting_after: startingAfter, ending_before: endingBefore } = params;
  for (const [name, id] of Object.entries({ starting_after: startingAfter, ending_before: endingBefore }))
    if (id !== undefined && !account.store.find(kind, id)) throw noSuch(kind, id, name, 400);
  const page = account.store.page(kind, { owner, where, startingAfter, endingBefore, limit });
  return listOf(page.data, url, page.hasMore);
}

export function listOf(data: readonly object[], url: string, hasMore = false): ListObject {
  return { object: "list", data: [...data], has_more: hasMore, url };
}

/** Whether every condition that was given holds. */
export function every<K extends Kind>(
  conditions: readonly (((object: Stored<K>) => boolean) | undefined)[],
): (object: Stored<K>) => boolean {
  return (object) => conditions.every((condition) => condition?.(object) ?? true);
}
