import { createHash } from "node:crypto";
import type { Response } from "express";
import type { FoundAsset } from "../../actions/assets/find-asset.ts";
import { renderAsset } from "../../actions/assets/render-asset.ts";
import type { Context } from "../../context.ts";
import { parseImageName } from "../../domain/assets/asset-name.ts";
import { mimeTypes, renderingOf } from "../../domain/assets/image-format.ts";
import { canonicalParams, parseImageParams } from "../../domain/assets/image-params.ts";
import { isRecord } from "../../domain/document.ts";
import { searchOf } from "../data/request-options.ts";
import { setContentType, setDownload } from "./asset-headers.ts";
import type { AssetRequest, FindRequestedAsset } from "./find-requested-asset.ts";
import { sendNotModified, sendOriginal } from "./send-asset.ts";

/** `GET /images/:project/:dataset/:file`, with the parameters of Sanity's image URLs. */
export function getImage(context: Context, find: FindRequestedAsset) {
  return async (req: AssetRequest, res: Response): Promise<void> => {
    const asset = await find(parseImageName, req);
    const { name } = asset;
    const search = searchOf(req);
    const dl = search.get("dl");
    search.delete("dl");
    const params = parseImageParams(search);
    setDownload(res, dl, asset);
    if (params.auto) res.vary("Accept");
    const { extension } = name;
    const accept = req.headers.accept ?? "";
    const format = renderingOf(params, { extension, isOpaque: isOpaque(asset) }, accept);
    if (format === "original") {
      await sendOriginal(req, res, context.assets, asset);
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
}

function isOpaque({ document }: FoundAsset): boolean {
  return isRecord(document.metadata) && document.metadata.isOpaque === true;
}
