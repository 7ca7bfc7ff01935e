import { createHash } from "node:crypto";
import { canonicalTimeZone, homeZone } from "@wordlehint/contracts";
import { getPictureContract } from "@wordlehint/contracts/routes/social-images-routes";
import { DomainError, route } from "@wordlehint/runtime";
import { drawPagePicture, type PagePictureParts } from "../actions/draw-page-picture.ts";
import { parsePicturePath } from "../domain/picture-path.ts";

/**
 * Responds with the picture of the page as it is in the zone that the `x-time-zone` header names. The
 * response has the page's `Cache-Control` and `Surrogate-Key`, so that a cache drops both together.
 */
export const getPicture = (parts: PagePictureParts) =>
  route(getPictureContract, async (_input, { req, res }) => {
    const page = parsePicturePath(req.path);
    if ("code" in page) throw new DomainError(page.code, page.message);
    const timeZone = canonicalTimeZone(req.get("x-time-zone") ?? "") ?? homeZone;
    const { png, cacheControl, surrogateKey } = await drawPagePicture(parts, page.path, timeZone);
    res.set({
      "Cache-Control": cacheControl,
      ETag: `"${createHash("sha256").update(png).digest("base64url").slice(0, 27)}"`,
      ...(surrogateKey && { "Surrogate-Key": surrogateKey }),
    });
    res.type("png").send(png);
    return undefined;
  });
