import { createHash } from "node:crypto";
import { DomainError } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import type { Pictures } from "../actions/picture-of-page.ts";
import { pageOfPicture } from "../domain/page-of-picture.ts";
import { zoneName } from "../domain/zone-name.ts";

/**
 * `GET /social/<page path>.png`: the picture of the page as it is in the zone that `x-time-zone` names. It may
 * be kept exactly as long as its page may, and is out of date with it.
 */
export function getPicture(pictures: Pictures): RequestHandler {
  return async (req, res) => {
    const page = pageOfPicture(req.path);
    if ("code" in page) throw new DomainError(page.code, page.message);
    const { png, cacheControl, surrogateKey } = await pictures.of(
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
