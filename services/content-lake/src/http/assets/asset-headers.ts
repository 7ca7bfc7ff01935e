import type { RequestHandler, Response } from "express";
import type { FoundAsset } from "../../actions/assets/find-asset.ts";

/**
 * Sets the headers of every asset. Its address changes with its bytes, so it may be cached forever, but assets that an
 * editor reads by a session only in the editor's browser. Any page may embed an asset; opened on its own, it runs in a
 * sandbox.
 */
export const setAssetHeaders: RequestHandler = (req, res, next) => {
  const { authorization, cookie } = req.headers;
  const scope = authorization === undefined && cookie !== undefined ? "private" : "public";
  res.set({
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": `${scope}, max-age=31536000, immutable`,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Content-Type-Options": "nosniff",
  });
  next();
};

/** Types that a browser would run, or follow links from. Drawings are safe in the sandbox, and are no scripts. */
const active = /html|xml|javascript|ecmascript|text\/css/;

/** Sets the Content-Type. Files of active types are downloaded as bytes of no known type. */
export function setContentType(res: Response, mimeType: string): void {
  if (active.test(mimeType) && mimeType !== "image/svg+xml") {
    res.setHeader("Content-Type", "application/octet-stream");
    if (!res.hasHeader("Content-Disposition")) res.attachment();
    return;
  }
  const isText = mimeType.startsWith("text/") || mimeType === "application/json";
  res.setHeader("Content-Type", isText ? `${mimeType}; charset=utf-8` : mimeType);
}

/** Handles `?dl` (download under the name it was uploaded with) and `?dl=name`. */
export function setDownload(res: Response, dl: string | null, { document }: FoundAsset): void {
  if (dl === null) return;
  const { originalFilename } = document;
  const ownName = typeof originalFilename === "string" ? originalFilename : undefined;
  const name = dl === "" ? ownName : dl.replace(/\p{Cc}/gu, "").slice(0, 255);
  if (name) res.attachment(name);
  else res.attachment();
}
