import type { RequestHandler } from "express";
import { audit } from "../audit.ts";
import { DomainError } from "../domain-error.ts";
import type { Log } from "../log.ts";
import { isSameSecret } from "../security/secrets.ts";
import { bearerToken } from "./bearer-token.ts";

/** The keys of the services that may call a route, by their names. */
export type CallKeys<Caller extends string = string> = Readonly<Record<Caller, string>>;

/** Lets only services through that send a key of `callKeys` as bearer token. The request log names the caller. */
export function requireService(callKeys: CallKeys, log: Log): RequestHandler {
  return (req, res, next) => {
    const given = bearerToken(req) ?? "";
    const [caller] = Object.entries(callKeys).find(([, key]) => isSameSecret(given, key)) ?? [];
    if (caller === undefined) {
      audit(log, "call refused", {
        who: "unknown",
        from: req.socket.remoteAddress ?? "unknown",
        path: req.path,
      });
      res.set("WWW-Authenticate", "Bearer");
      throw new DomainError("unauthorized", "This address is for services of the installation only.");
    }
    res.locals.caller = caller;
    next();
  };
}
