import { Router, type Request, type Response } from "express";
import { openDataset } from "../../actions/open-dataset.ts";
import { uploadFile, uploadImage, type UploadRequest } from "../../actions/assets/upload-asset.ts";
import type { Context } from "../../context.ts";
import { accessTo } from "../../domain/access/requester.ts";
import { mostFileBytes, mostImageBytes } from "../../domain/assets/limits.ts";
import type { LakeDocument } from "../../domain/document.ts";
import { refusalTo } from "../access/refuse.ts";
import { requesterOf } from "../access/requester-of.ts";
import { boundedBody, discardRest } from "./bounded-body.ts";
import { readUploadOptions, type UploadOptions } from "./upload-options.ts";

type Keep = (request: UploadRequest, options: UploadOptions, req: UploadHttpRequest) => Promise<LakeDocument>;
type UploadHttpRequest = Request<{ dataset: string }>;

/** `POST /assets/images/:dataset` and `/assets/files/:dataset`: the file is the body. For those who may write. */
export function assetRoutes(context: Context): Router {
  const door =
    (limit: { mostBytes: number; what: string }, keep: Keep) =>
    async (req: UploadHttpRequest, res: Response): Promise<void> => {
      try {
        const requester = requesterOf(req);
        if (!requester || !accessTo(requester, "private").writes) throw refusalTo(requester, "create");
        const options = readUploadOptions(req);
        const dataset = await openDataset(context, req.params.dataset);
        const body = boundedBody(req, limit);
        const { details } = options;
        const document = await keep({ dataset, author: requester.id, details, body }, options, req);
        res.json({ document });
      } catch (error) {
        await discardRest(req, res);
        throw error;
      }
    };
  return Router()
    .post(
      "/assets/images/:dataset",
      door({ mostBytes: mostImageBytes, what: "Pictures" }, (request, { parts }) =>
        uploadImage(context, request, parts),
      ),
    )
    .post(
      "/assets/files/:dataset",
      door({ mostBytes: mostFileBytes, what: "Files" }, (request, _options, req) =>
        uploadFile(context, request, req.headers["content-type"]),
      ),
    );
}
