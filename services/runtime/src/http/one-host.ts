import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { DomainError } from "../domain-error.ts";

/**
 * Returns whether a request has more than one Host header. Node.js takes the first, but another program on the way may take
 * another one, so such a request is to be refused (RFC 9112, section 3.2).
 */
export function namesManyHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/** Refuses requests with more than one Host header. */
export const requireOneHost: RequestHandler = (req, _res, next) => {
  if (namesManyHosts(req)) throw new DomainError("invalid_input", "A request can't have two Host headers.");
  next();
};
