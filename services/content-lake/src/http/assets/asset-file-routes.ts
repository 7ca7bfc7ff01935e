import { createHash } from "node:crypto";
import { Router, type Request, type Response } from "express";
import { assetNotFound, findAsset, storedAsset, type FoundAsset } from "../../actions/assets/find-asset.ts";
import { renderAsset } from "../../actions/assets/render-asset.ts";
import type { Context } from "../../context.ts";
import { accessTo } from "../../domain/access/requester.ts";
import { parseFileName, parseImageName, type AssetName } from "../../domain/assets/asset-name.ts";
import { mimeTypes, renderingOf } from "../../domain/assets/image-format.ts";
import { canonicalParams, parseImageParams } from "../../domain/assets/image-params.ts";
import { isRecord } from "../../domain/document.ts";
import { unauthorized } from "../access/access-errors.ts";
import { errorHandler } from "../access/error-handler.ts";
import { identifyRequester } from "../access/identify-requester.ts";
import { requesterOf } from "../access/requester-of.ts";
import { createDatasetDirectory } from "../../store/dataset-directory.ts";
import { searchOf } from "../data/request-options.ts";
import { setAssetHeaders, setContentType, setDownload } from "./asset-headers.ts";
import { sendAsset } from "./send-asset.ts";

type Address = { project: string; dataset: string; file: string };
type NamedAsset = FoundAsset & { name: AssetName };

/**
 * `GET /images/:project/:dataset/:file` and `/files/…`, for requesters who may read the dataset. A path segment after the
 * file is a readable name without meaning.
 */
export function assetFileRoutes(context: Context, identify = identifyRequester(context)): Router {
  const { assets, config, log } = context;
  const directory = createDatasetDirectory(context.datasets);

  const find = async <N extends AssetName>(
    parseName: (file: string) => N | undefined,
    req: Request<Address>,
  ) => {
    const { project, dataset, file } = req.params;
    const name = project === config.PROJECT_ID ? parseName(file) : undefined;
    const info = name && (await directory.lookUp(dataset));
    if (!name || !info) throw assetNotFound();
    if (!accessTo(requesterOf(req), info.aclMode).readsPublished) throw unauthorized();
    return { ...(await findAsset(context, dataset, name)), name };
  };

  const sendOriginal = async (req: Request<Address>, res: Response, asset: NamedAsset) => {
    const { sha1 } = asset.name;
    const stored = await storedAsset(assets, asset);
    res.set("ETag", `"${sha1}"`).set("x-sanity-sha1", sha1);
    setContentType(res, stored.mimeType);
    if (sendNotModified(req, res)) return;
    await sendAsset(req as Request, res, assets, stored);
  };

  const sendFile = async (req: Request<Address>, res: Response): Promise<void> => {
    const asset = await find(parseFileName, req);
    setDownload(res, searchOf(req).get("dl"), asset);
    await sendOriginal(req, res, asset);
  };

  const sendImage = async (req: Request<Address>, res: Response): Promise<void> => {
    const asset = await find(parseImageName, req);
    const { name } = asset;
    const search = searchOf(req);
    const dl = search.get("dl");
    search.delete("dl");
    const params = parseImageParams(search);
    setDownload(res, dl, asset);
    if (params.auto) res.vary("Accept");
    const accept = req.headers.accept ?? "";
    const { extension } = name;
    const format = renderingOf(params, { extension, isOpaque: isOpaque(asset) }, accept);
    if (format === "original") {
      await sendOriginal(req, res, asset);
      return;
    }
    const variant = createHash("sha1")
      .update(`${format} ${canonicalParams(params)}`)
      .digest("base64url");
    res.set("ETag", `W/"${name.sha1}-${variant}"`);
    setContentType(res, mimeTypes[format]);
    if (sendNotModified(req, res)) return;
    res.send(await renderAsset(context, asset, { name, params, format }));
  };

  return Router()
    .use(["/images", "/files"], setAssetHeaders, identify)
    .get("/images/:project/:dataset/:file{/:vanity}", sendImage)
    .get("/files/:project/:dataset/:file{/:vanity}", sendFile)
    .use(["/images", "/files"], errorHandler(log));
}

function isOpaque({ document }: FoundAsset): boolean {
  return isRecord(document.metadata) && document.metadata.isOpaque === true;
}

/**
 * Sends 304 to a client that has the asset already. (Express's own `fresh` would take the Cache-Control of the
 * request into account, which `fetch` sets.)
 */
function sendNotModified(req: Request<Address>, res: Response): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const known = req.headers["if-none-match"]?.split(",").map(bare) ?? [];
  if (!known.includes("*") && !known.includes(bare(res.get("ETag") ?? ""))) return false;
  res.status(304).end();
  return true;
}
