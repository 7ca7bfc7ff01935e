import type { RequestHandler } from "express";
import type { LakeConfig } from "../config.ts";

/** Tells browsers to use the studio's address over https alone, if it is one. */
export function requireHttps({ PUBLIC_URL }: Pick<LakeConfig, "PUBLIC_URL">): RequestHandler {
  const isHttps = PUBLIC_URL.startsWith("https:");
  return (_req, res, next) => {
    if (isHttps) res.set("Strict-Transport-Security", "max-age=31536000");
    next();
  };
}
