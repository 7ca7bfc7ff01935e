import type { Response } from "express";
import type { Context } from "../../context.ts";
import { parseFileName } from "../../domain/assets/asset-name.ts";
import { searchOf } from "../data/request-options.ts";
import { setDownload } from "./asset-headers.ts";
import type { AssetRequest, FindRequestedAsset } from "./find-requested-asset.ts";
import { sendOriginal } from "./send-asset.ts";

/** `GET /files/:project/:dataset/:file` */
export function getFile({ assets }: Pick<Context, "assets">, find: FindRequestedAsset) {
  return async (req: AssetRequest, res: Response): Promise<void> => {
    const asset = await find(parseFileName, req);
    setDownload(res, searchOf(req).get("dl"), asset);
    await sendOriginal(req, res, assets, asset);
  };
}
