import { DomainError } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";

/** Lets at most `atOnce` requests of each key be in progress, and refuses the others, called `what`, with 429. */
export function limitInFlight(
  atOnce: number,
  keyOf: (req: Request) => string,
  what: "downloads" | "requests",
): RequestHandler {
  const inFlight = new Map<string, number>();
  return (req, res, next) => {
    const key = keyOf(req);
    const others = inFlight.get(key) ?? 0;
    if (others >= atOnce)
      throw new DomainError(
        "too_many_requests",
        `Too many ${what} at once. Please wait until one of them has ended.`,
      );
    inFlight.set(key, others + 1);
    res.once("close", () => {
      const left = (inFlight.get(key) ?? 1) - 1;
      if (left > 0) inFlight.set(key, left);
      else inFlight.delete(key);
    });
    next();
  };
}
