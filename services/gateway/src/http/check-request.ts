import { DomainError } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import type { Context } from "../context.ts";
import { readTarget } from "../domain/request-target.ts";
import { inertPolicy, securityHeaders } from "../domain/security-headers.ts";

/**
 * Refuses requests for other hosts and addresses that can be read in two ways, sends visitors to the one right
 * address, and gives the routes behind it a canonical URL.
 */
export function checkRequest({ hostVerdict, publicOrigin, security }: Context): RequestHandler {
  const always = { ...securityHeaders(security), "Content-Security-Policy": inertPolicy };
  return (req, res, next) => {
    res.set(always);
    const verdict = hostVerdict(req.headers.host);
    if (verdict === "refuse") throw new DomainError("invalid_input", "No site of this name is served here.");
    const target = readTarget(req.url);
    if ("code" in target) throw new DomainError(target.code, target.message);

    const url = target.path + target.search;
    const isReading = req.method === "GET" || req.method === "HEAD";
    if (verdict === "to-bare-host") {
      res.redirect(isReading ? 301 : 308, `${publicOrigin.origin}${url}`);
    } else if (target.hadTrailingSlash && isReading) {
      res.redirect(301, url);
    } else {
      req.url = url;
      next();
    }
  };
}
