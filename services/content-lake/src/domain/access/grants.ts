import type { Access } from "./requester.ts";

export type Grant = { filter: string; permissions: string[] };

/** What someone may do in a dataset, in the form that the studio enables its controls by. */
export function grantsOf({ readsPublished, readsDrafts, writes, manages }: Access): Grant[] {
  if (!readsPublished) return [];
  if (!readsDrafts) return [{ filter: '!(_id in path("**.**"))', permissions: ["read"] }];
  const permissions = ["read", "history"];
  if (writes) permissions.push("create", "update", "editHistory");
  if (manages) permissions.push("manage");
  return [{ filter: '_id != ""', permissions }];
}
