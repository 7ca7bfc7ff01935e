import type { RequestHandler } from "express";
import type { BaseContext } from "../../context/base.ts";
import { previewHeaders } from "../../domain/studio/preview-headers.ts";

/** Lets the studio show the responses of the routes for previews, errors included, in its frame. */
export function allowStudioFrame({ config, security }: BaseContext): RequestHandler {
  return (_req, res, next) => {
    res.removeHeader("X-Frame-Options");
    res.set(previewHeaders(security, config.STUDIO_ORIGIN));
    next();
  };
}
