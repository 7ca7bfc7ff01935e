import type { Access } from "./requester.ts";

export type Grant = { filter: string; permissions: string[] };

/** The rights in a dataset, in the form by which the studio enables its controls. */
export function grantsOf({ readsPublished, readsDrafts, writes, manages }: Access): Grant[] {
  if (!readsPublished) return [];
  if (!readsDrafts) return [{ filter: '!(_id in path("**.**"))', permissions: ["read"] }];
  const permissions = ["read", "history"];
  if (writes) permissions.push("create", "update", "editHistory");
  if (manages) permissions.push("manage");
  return [{ filter: '_id != ""', permissions }];
}
