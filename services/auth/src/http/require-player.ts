import { requireToken, senderOf } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import { identifyPlayer, type Player } from "../actions/identify-player.ts";
import type { Context } from "../context.ts";

/** Returns middleware that requires a valid token whose session is in force, which is read from the database. */
export function requirePlayer(context: Context): RequestHandler {
  const { tokens, now } = context;
  return requireToken({
    findKey: tokens.findKey,
    identify: (claims) => identifyPlayer(context, claims),
    now,
  });
}

/**
 * Returns the player who sent a request.
 * @throws when `requirePlayer` didn't run before.
 */
export const playerOf = (req: Pick<Request, "user">): Player => senderOf(req) as Player;
