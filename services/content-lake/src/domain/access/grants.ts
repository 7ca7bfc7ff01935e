import { previewSecretTypes } from "./preview-secrets.ts";
import type { Access } from "./requester.ts";

export type Grant = { filter: string; permissions: string[] };

/** The rights in a dataset, in the form by which the studio enables its controls. */
export function grantsOf({
  readsPublished,
  readsDrafts,
  readsPreviewSecrets,
  writes,
  manages,
}: Access): Grant[] {
  if (!readsPublished) return [];
  if (!readsDrafts) return [{ filter: '!(_id in path("**.**"))', permissions: ["read"] }];
  const permissions = ["read", "history"];
  if (writes) permissions.push("create", "update", "editHistory");
  if (manages) permissions.push("manage");
  const filter = readsPreviewSecrets ? '_id != ""' : `!(_type in ${JSON.stringify(previewSecretTypes)})`;
  return [{ filter, permissions }];
}
