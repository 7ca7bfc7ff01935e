import { createHash } from "node:crypto";
import { Router, type Request, type Response } from "express";
import { assetNotFound, findAsset, storedAsset, type FoundAsset } from "../../actions/assets/find-asset.ts";
import { canonical, createImageRenderer } from "../../actions/assets/image-renderer.ts";
import type { Context } from "../../context.ts";
import { parseFileName, type AssetKind, type AssetName } from "../../domain/assets/asset-name.ts";
import { mimeTypes, renderingOf } from "../../domain/assets/image-format.ts";
import { parseImageParams, type ImageParams } from "../../domain/assets/image-params.ts";
import { planImage } from "../../domain/assets/image-plan.ts";
import { isRecord } from "../../domain/document.ts";
import { answerErrors } from "../access/answer-errors.ts";
import { searchOf } from "../data/request-options.ts";
import { sendStored } from "./send-stored.ts";
import { setAssetHeaders, setDownload, setType } from "./asset-headers.ts";

type Address = { project: string; dataset: string; file: string };

/**
 * `GET /images/:project/:dataset/:file` and `/files/…`: for everyone who knows the address, as with hosted
 * Sanity. A last part after the file is a name for the eye, and means nothing.
 */
export function assetFiles(context: Context): Router {
  const { assets, config, log } = context;
  const renderer = createImageRenderer(context);

  const find = async (kind: AssetKind, { project, dataset, file }: Address): Promise<Served> => {
    const name = project === config.PROJECT_ID ? parseFileName(kind, file) : undefined;
    if (!name) throw assetNotFound();
    return { ...(await findAsset(context, dataset, name)), name };
  };

  const sendOriginal = async (req: Request<Address>, res: Response, served: Served) => {
    const { sha1 } = served.name;
    const stored = await storedAsset(assets, served);
    res.set("ETag", `"${sha1}"`).set("x-sanity-sha1", sha1);
    setType(res, stored.mimeType);
    if (isKnown(req, res)) return;
    await sendStored(req as Request, res, assets, stored);
  };

  const sendFile = async (req: Request<Address>, res: Response): Promise<void> => {
    const served = await find("file", req.params);
    setDownload(res, searchOf(req).get("dl"), served);
    await sendOriginal(req, res, served);
  };

  const sendImage = async (req: Request<Address>, res: Response): Promise<void> => {
    const served = await find("image", req.params);
    const { dl = null, dlRaw, rest } = withoutDownload(searchOf(req));
    const params = parseImageParams(rest);
    setDownload(res, dl, served);
    if (params.auto) res.vary("Accept");
    const { extension } = served.name;
    const accept = req.headers.accept ?? "";
    const rendering = renderingOf(params, { extension, isOpaque: isOpaque(served) }, accept);
    if (rendering === "original" || dlRaw === "true") {
      await sendOriginal(req, res, served);
      return;
    }
    const asked = createHash("sha1")
      .update(`${rendering} ${canonical(params)}`)
      .digest("base64url");
    res.set("ETag", `W/"${served.name.sha1}-${asked}"`);
    setType(res, mimeTypes[rendering]);
    if (isKnown(req, res)) return;
    const request = {
      params,
      format: rendering,
      isDrawing: extension === "svg",
      pixels: pixelsOf(served, params),
    };
    res.send(await renderer.render(served, request));
  };

  return Router()
    .use(["/images", "/files"], setAssetHeaders)
    .get("/images/:project/:dataset/:file{/:vanity}", sendImage)
    .get("/files/:project/:dataset/:file{/:vanity}", sendFile)
    .use(["/images", "/files"], answerErrors(log));
}

/** How many pixels have to be read and made. */
function pixelsOf({ name }: Served, params: ImageParams): number {
  if (name.kind === "file") return 0;
  const { scaled } = planImage(name, params);
  return name.width * name.height + scaled.width * scaled.height;
}

type Served = FoundAsset & { name: AssetName };

function withoutDownload(search: URLSearchParams) {
  const entries = [...search];
  const value = (wanted: string) => entries.find(([name]) => name === wanted)?.[1];
  const rest = entries.filter(([name]) => name !== "dl" && name !== "dlRaw");
  return { dl: value("dl"), dlRaw: value("dlRaw"), rest };
}

function isOpaque({ document }: FoundAsset): boolean {
  return isRecord(document.metadata) && document.metadata.isOpaque === true;
}

/** Answers who has it already. (Express's own `fresh` would look at Cache-Control too, which `fetch` sets.) */
function isKnown(req: Request<Address>, res: Response): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const known = req.headers["if-none-match"]?.split(",").map(bare) ?? [];
  if (!known.includes("*") && !known.includes(bare(res.get("ETag") ?? ""))) return false;
  res.status(304).end();
  return true;
}
