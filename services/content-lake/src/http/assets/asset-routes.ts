import { Router } from "express";
import type { Context } from "../../context.ts";
import { errorHandler } from "../access/error-handler.ts";
import { identifyRequester } from "../access/identify-requester.ts";
import { setAssetHeaders } from "./asset-headers.ts";
import { findRequestedAsset } from "./find-requested-asset.ts";
import { getFile } from "./get-file.ts";
import { getImage } from "./get-image.ts";

/**
 * The images and files of datasets, for requesters who may read the dataset. A path segment after the file is a readable
 * name without meaning.
 */
export function assetRoutes(context: Context, identify = identifyRequester(context)): Router {
  const find = findRequestedAsset(context);
  return Router()
    .use(["/images", "/files"], setAssetHeaders, identify)
    .get("/images/:project/:dataset/:file{/:vanity}", getImage(context, find))
    .get("/files/:project/:dataset/:file{/:vanity}", getFile(context, find))
    .use(["/images", "/files"], errorHandler(context.log));
}
