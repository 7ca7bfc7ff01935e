import { clientAddress } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import type { Context } from "../../context.ts";
import { createRateCounter } from "../../state/request-rate.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import { requesterOf } from "./requester-of.ts";

/**
 * Refuses the requests of a client (an editor or token, or an address) beyond a rate with 429, after which Sanity's
 * clients try again. Mount it after `identifyRequester`.
 */
export function limitRequestRate({
  config,
  requestRate,
}: Pick<Context, "config" | "requestRate">): RequestHandler {
  const waitMs = createRateCounter(requestRate);
  return (req, res, next) => {
    const requester = requesterOf(req);
    const client = requester
      ? `id ${requester.id}`
      : `address ${clientAddress(req, config.TRUSTED_PROXY_HOPS)}`;
    const remainingMs = waitMs(client, performance.now());
    if (remainingMs > 0) {
      res.set("Retry-After", String(Math.ceil(remainingMs / 1000)));
      throw plainRefusal(429, "tooManyRequestsError", "Too many requests. Please send them more slowly.");
    }
    next();
  };
}
