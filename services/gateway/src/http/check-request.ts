import { DomainError } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import type { BaseContext } from "../context/base.ts";
import { parseTarget } from "../domain/request-target.ts";
import { inertPolicy, securityHeaders } from "../domain/security-headers.ts";

/**
 * Sets the security headers, refuses unknown hosts and ambiguous addresses, redirects to the canonical address, and
 * gives the routes behind it a canonical `req.url`.
 */
export function checkRequest({ checkHost, publicOrigin, security }: BaseContext): RequestHandler {
  const headers = { ...securityHeaders(security), "Content-Security-Policy": inertPolicy };
  return (req, res, next) => {
    res.set(headers);
    const verdict = checkHost(req.headers.host);
    if (verdict === "refuse") throw new DomainError("invalid_input", "No site of this name is served here.");
    const target = parseTarget(req.url);
    if ("code" in target) throw new DomainError(target.code, target.message);

    const url = target.path + target.search;
    const isRead = req.method === "GET" || req.method === "HEAD";
    if (verdict === "to-bare-host") {
      res.redirect(isRead ? 301 : 308, `${publicOrigin.origin}${url}`);
    } else if (target.hadTrailingSlash && isRead) {
      res.redirect(301, url);
    } else {
      req.url = url;
      next();
    }
  };
}
