import { clientAddress, DomainError } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import { ipKeyGenerator, rateLimit } from "express-rate-limit";
import type { Context } from "../context.ts";

const minuteMs = 60_000;

/** Lets so many requests of one kind through in a minute, counted by whom they are from, in this replica. */
export function limitRate(perMinute: number, keyOf: (req: Request) => string): RequestHandler {
  return rateLimit({
    windowMs: minuteMs,
    limit: perMinute,
    keyGenerator: keyOf,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // It would have us trust Express's idea of proxies, which we don't use.
    validate: false,
    handler: (_req, _res, next) => {
      next(new DomainError("too_many_requests", "Too many requests. Please wait a minute and try again."));
    },
  });
}

/** By the network that a request comes from. */
export function byClient({ trustedHops }: Pick<Context, "trustedHops">) {
  return (req: Request): string => ipKeyGenerator(clientAddress(req, trustedHops));
}
