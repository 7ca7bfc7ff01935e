import type { DatasetState } from "../document.ts";
import { publicState } from "../public-state.ts";
import { withoutPreviewSecrets } from "./preview-secrets.ts";
import type { Access } from "./requester.ts";

export type ReadAccess = Pick<Access, "readsDrafts" | "readsPreviewSecrets">;

/** The documents of a dataset that a requester may read. */
export function readableState(
  state: DatasetState,
  { readsDrafts, readsPreviewSecrets }: ReadAccess,
): DatasetState {
  const readable = readsPreviewSecrets ? state : withoutPreviewSecrets(state);
  return readsDrafts ? readable : publicState(readable);
}
