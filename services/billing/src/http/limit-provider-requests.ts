import { playerOf, TooManyAttempts, type PlayerAccess } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** Requests to the provider that a player may cause without a pause. */
const free = 60;
const maxPauseMs = 60_000;

/**
 * Middleware for routes that ask the payment provider: they are for players, each of whom has one limit for all of them,
 * because the provider's own limit is for all players together.
 */
export function asksProvider(
  { attempts }: Context,
  { requirePlayer }: PlayerAccess,
): PlayerAccess["requirePlayer"][] {
  return [
    requirePlayer,
    async (req, _res, next) => {
      const key = `provider ${playerOf(req).userId}`;
      const attempt = await attempts.count([{ key, free, maxPauseMs }]);
      if (!attempt.isAllowed) throw new TooManyAttempts(attempt.retryAfterSeconds);
      next();
    },
  ];
}
