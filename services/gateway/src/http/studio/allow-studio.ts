import type { RequestHandler } from "express";
import type { BaseContext } from "../../context/base.ts";
import { studioCorsHeaders } from "../../domain/studio/studio-cors.ts";

/** Lets pages of the studio, and of no other origin, call a route; responds to preflight requests for POST. */
export function allowStudio({ config: { STUDIO_ORIGIN } }: BaseContext): RequestHandler {
  return (req, res, next) => {
    if (STUDIO_ORIGIN !== undefined) res.vary("Origin");
    const allowed = studioCorsHeaders(req.headers.origin, STUDIO_ORIGIN);
    res.set(allowed);
    if (req.method !== "OPTIONS") {
      next();
      return;
    }
    if (Object.keys(allowed).length > 0)
      res.set({
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": "authorization, content-type",
        "Access-Control-Max-Age": "600",
      });
    res.status(204).end();
  };
}
