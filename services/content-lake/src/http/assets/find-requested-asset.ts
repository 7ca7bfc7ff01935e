import type { Request } from "express";
import { assetNotFound, findAsset, type FoundAsset } from "../../actions/assets/find-asset.ts";
import type { Context } from "../../context.ts";
import { accessTo } from "../../domain/access/requester.ts";
import type { AssetName } from "../../domain/assets/asset-name.ts";
import { createDatasetDirectory } from "../../state/dataset-directory.ts";
import { unauthorized } from "../access/access-errors.ts";
import { requesterOf } from "../access/requester-of.ts";

export type AssetRequest = Request<{ project: string; dataset: string; file: string }>;

/**
 * Finds the asset that a request's path names, as `parseName` reads it.
 * @throws {LakeError} 404 when it doesn't exist, 401 when the requester may not read its dataset.
 */
export type FindRequestedAsset = <N extends AssetName>(
  parseName: (file: string) => N | undefined,
  req: AssetRequest,
) => Promise<FoundAsset & { name: N }>;

export function findRequestedAsset(context: Context): FindRequestedAsset {
  const { config, datasets } = context;
  const directory = createDatasetDirectory(datasets);
  return async (parseName, req) => {
    const { project, dataset, file } = req.params;
    const name = project === config.PROJECT_ID ? parseName(file) : undefined;
    const info = name && (await directory.lookUp(dataset));
    if (!name || !info) throw assetNotFound();
    if (!accessTo(requesterOf(req), info.aclMode).readsPublished) throw unauthorized();
    return { ...(await findAsset(context, dataset, name)), name };
  };
}
