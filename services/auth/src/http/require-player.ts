import type { IncomingMessage } from "node:http";
import { bearerToken, DomainError } from "@wordlehint/runtime";
import type { RequestHandler, Response } from "express";
import { identifyPlayer, type Player } from "../actions/identify-player.ts";
import type { Context } from "../context.ts";

const players = new WeakMap<IncomingMessage, Player>();

/**
 * Middleware for routes of signed-in players: the bearer token must be valid and its session in force, which is read
 * from the database. Other requests are refused with 401.
 */
export function requirePlayer(context: Context): RequestHandler {
  return async (req, res, next) => {
    const token = bearerToken(req);
    const player = token === undefined ? undefined : await identifyPlayer(context, token);
    if (!player) throw notSignedIn(res);
    players.set(req, player);
    next();
  };
}

/**
 * The player whose request it is.
 * @throws when `requirePlayer` didn't run before
 */
export function playerOf(req: IncomingMessage): Player {
  const player = players.get(req);
  if (!player) throw new Error("the route doesn't require a player");
  return player;
}

/** The error of a request without a valid token; sets the header that RFC 6750 asks for. */
export function notSignedIn(res: Response): DomainError {
  res.set("WWW-Authenticate", "Bearer");
  return new DomainError("unauthorized", "Please sign in.");
}
