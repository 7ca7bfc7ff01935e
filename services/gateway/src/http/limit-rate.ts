import { DomainError } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";

const minuteMs = 60_000;

/** Lets `perMinute` requests of each key through in a minute. Each replica counts for itself. */
export function limitRate(perMinute: number, keyOf: (req: Request) => string): RequestHandler {
  return rateLimit({
    windowMs: minuteMs,
    limit: perMinute,
    keyGenerator: keyOf,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // The checks assume Express's `trust proxy` setting, which isn't used here.
    validate: false,
    handler: (_req, _res, next) => {
      next(new DomainError("too_many_requests", "Too many requests. Please wait a minute and try again."));
    },
  });
}
