import type { Request } from "express";
import { datasetNotFound } from "../../actions/open-dataset.ts";
import type { Context } from "../../context.ts";
import { accessTo, type Access } from "../../domain/access/requester.ts";
import type { DatasetState } from "../../domain/document.ts";
import { isPublicId } from "../../domain/document-id.ts";
import { publicState } from "../../domain/public-state.ts";
import { createDatasetDirectory } from "../../store/dataset-directory.ts";
import type { LiveDataset } from "../../store/live-dataset.ts";
import { insufficient, unauthorized, type Permission } from "../access/refuse.ts";
import { requesterOf } from "../access/requester-of.ts";

/** A dataset as far as who asks may go in it. */
export type Visit = {
  dataset: LiveDataset;
  access: Access;
  isSignedIn: boolean;
  /** What `identity()` gives, and who is the author of changes. */
  identity: string;
  /** The documents that the visitor may know of. */
  state: DatasetState;
  mayKnow(id: string): boolean;
};

/** Lets a request into the dataset that its address names. */
export type Enter = (req: Request<{ dataset: string }>) => Promise<Visit>;

const nobody = "<anonymous>";

/** Refuses with a LakeError: 404 for a dataset that isn't there, 401 for one that the visitor may not read. */
export function createEntrance(context: Context): Enter {
  const directory = createDatasetDirectory(context.datasets);
  return async (req) => {
    const requester = requesterOf(req);
    const { dataset: name } = req.params;
    const info = await directory.lookUp(name);
    if (!info) throw datasetNotFound(name);
    const access = accessTo(requester, info.aclMode);
    if (!access.readsPublished) throw unauthorized();
    const dataset = await context.lake.dataset(name);
    return {
      dataset,
      access,
      isSignedIn: requester !== null,
      identity: requester?.id ?? nobody,
      state: access.readsDrafts ? dataset.state : publicState(dataset.state),
      mayKnow: access.readsDrafts ? () => true : isPublicId,
    };
  };
}

/** @throws {LakeError} unless the visitor may read everything: 401 for who isn't signed in, else 403. */
export function expectInsider({ access, isSignedIn }: Visit, permission: Permission): void {
  if (access.readsDrafts) return;
  throw isSignedIn ? insufficient(permission) : unauthorized();
}
