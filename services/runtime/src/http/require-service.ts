import type { RequestHandler } from "express";
import { DomainError } from "../domain-error.ts";
import { isSameSecret } from "../security/secrets.ts";
import { bearerToken } from "./bearer-token.ts";

/**
 * Lets only other services of the installation through, which send the service key as bearer token: for routes below
 * `/internal`.
 */
export function requireService(serviceKey: string): RequestHandler {
  return (req, res, next) => {
    if (!isSameSecret(bearerToken(req) ?? "", serviceKey)) {
      res.set("WWW-Authenticate", "Bearer");
      throw new DomainError("unauthorized", "This address is for services of the installation only.");
    }
    next();
  };
}
