import { isOwnHost } from "@wordlehint/contracts/own-host";
import type { RequestHandler } from "express";
import { DomainError } from "../domain-error.ts";

/** Refuses requests for a name that isn't one of the server's own; see `isOwnHost`. */
export function requireOwnHost(ownHosts: ReadonlySet<string>): RequestHandler {
  return ({ headers }, _res, next) => {
    if (!isOwnHost(headers.host, ownHosts))
      throw new DomainError(
        "invalid_input",
        "This server has another name than the request's. Operators can add names by ALLOWED_HOSTS.",
      );
    next();
  };
}
