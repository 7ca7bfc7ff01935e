import { Router, type Request, type Response } from "express";
import { openDataset } from "../../actions/datasets/open-dataset.ts";
import { uploadFile, uploadImage, type UploadRequest } from "../../actions/assets/upload-asset.ts";
import type { Context } from "../../context.ts";
import { accessTo } from "../../domain/access/requester.ts";
import { maxFileBytes, maxImageBytes } from "../../domain/assets/limits.ts";
import type { LakeDocument } from "../../domain/document.ts";
import { accessDenied } from "../access/access-errors.ts";
import { requesterOf } from "../access/requester-of.ts";
import { discardRest, readUpload, type UploadLimit } from "./upload-body.ts";
import { readUploadOptions, type UploadOptions } from "./upload-options.ts";

type UploadHttpRequest = Request<{ dataset: string }>;
type Store = (
  request: UploadRequest,
  options: UploadOptions,
  req: UploadHttpRequest,
) => Promise<LakeDocument>;

/** `POST /assets/images/:dataset` and `/assets/files/:dataset`, with the file as the body. Needs the right to write. */
export function uploadAsset(context: Context): Router {
  const upload = (limit: UploadLimit, store: Store) => async (req: UploadHttpRequest, res: Response) => {
    try {
      const requester = requesterOf(req);
      if (!requester || !accessTo(requester, "private").writes) throw accessDenied(requester, "create");
      const options = readUploadOptions(req);
      const dataset = await openDataset(context, req.params.dataset);
      const body = readUpload(req, limit);
      const { details } = options;
      const document = await store({ dataset, author: requester.id, details, body }, options, req);
      res.json({ document });
    } catch (error) {
      await discardRest(req, res);
      throw error;
    }
  };
  return Router()
    .post(
      "/assets/images/:dataset",
      upload({ maxBytes: maxImageBytes, what: "Pictures" }, (request, options) =>
        uploadImage(context, request, options),
      ),
    )
    .post(
      "/assets/files/:dataset",
      upload({ maxBytes: maxFileBytes, what: "Files" }, (request, _options, req) =>
        uploadFile(context, request, req.headers["content-type"]),
      ),
    );
}
