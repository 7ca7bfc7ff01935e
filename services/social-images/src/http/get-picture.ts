import { createHash } from "node:crypto";
import { DomainError } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import { drawPagePicture, type PagePictureParts } from "../actions/draw-page-picture.ts";
import { parsePicturePath } from "../domain/picture-path.ts";
import { zoneName } from "../domain/zone-name.ts";

/**
 * `GET /social/<page path>.png`: the picture of the page as it is in the zone that `x-time-zone` names. The
 * response has the page's `Cache-Control` and `Surrogate-Key`, so that a cache drops both together.
 */
export function getPicture(parts: PagePictureParts): RequestHandler {
  return async (req, res) => {
    const page = parsePicturePath(req.path);
    if ("code" in page) throw new DomainError(page.code, page.message);
    const { png, cacheControl, surrogateKey } = await drawPagePicture(
      parts,
      page.path,
      zoneName(req.get("x-time-zone")),
    );
    res.set({
      "Cache-Control": cacheControl,
      ETag: `"${createHash("sha256").update(png).digest("base64url").slice(0, 27)}"`,
      ...(surrogateKey && { "Surrogate-Key": surrogateKey }),
    });
    res.type("png").send(png);
  };
}
