import type { Request } from "express";
import { datasetNotFound } from "../../actions/datasets/open-dataset.ts";
import type { Context } from "../../context.ts";
import { showsPreviewSecret } from "../../domain/access/preview-secrets.ts";
import { readableState } from "../../domain/access/readable-state.ts";
import { accessTo, type Access } from "../../domain/access/requester.ts";
import type { DatasetState } from "../../domain/document.ts";
import { isPublicId } from "../../domain/document-id.ts";
import type { Change } from "../../domain/change.ts";
import { createDatasetDirectory } from "../../state/dataset-directory.ts";
import type { LiveDataset } from "../../state/live-dataset.ts";
import { forbidden, unauthorized, type Permission } from "../access/access-errors.ts";
import { requesterOf } from "../access/requester-of.ts";

/** A dataset as one requester may see it. */
export type Visit = {
  dataset: LiveDataset;
  access: Access;
  isSignedIn: boolean;
  /** The result of GROQ's `identity()`, and the author of changes. */
  identity: string;
  /** The documents that the requester may read. */
  state: DatasetState;
  mayRead(id: string): boolean;
  /** Returns whether the requester may read the document before and after a change. */
  mayReadChange(change: Pick<Change, "id" | "result" | "effects">): boolean;
};

/**
 * Opens the dataset that a request's path names.
 * @throws {LakeError} 404 when there is no such dataset, 401 when the requester may not read it.
 */
export type EnterDataset = (req: Request<{ dataset: string }>) => Promise<Visit>;

const anonymous = "<anonymous>";

export function createEnterDataset(context: Context): EnterDataset {
  const directory = createDatasetDirectory(context.datasets);
  return async (req) => {
    const requester = requesterOf(req);
    const { dataset: name } = req.params;
    const info = await directory.lookUp(name);
    if (!info) throw datasetNotFound(name);
    const access = accessTo(requester, info.aclMode);
    if (!access.readsPublished) throw unauthorized();
    const dataset = await context.lake.dataset(name);
    const { readsDrafts, readsPreviewSecrets } = access;
    const mayRead = readsDrafts ? () => true : isPublicId;
    return {
      dataset,
      access,
      isSignedIn: requester !== null,
      identity: requester?.id ?? anonymous,
      state: readableState(dataset.state, access),
      mayRead,
      mayReadChange: (change) => mayRead(change.id) && (readsPreviewSecrets || !showsPreviewSecret(change)),
    };
  };
}

/** @throws {LakeError} unless the requester may read drafts: 401 when nobody is signed in, else 403. */
export function requireDraftAccess({ access, isSignedIn }: Visit, permission: Permission): void {
  if (access.readsDrafts) return;
  throw isSignedIn ? forbidden(permission) : unauthorized();
}
