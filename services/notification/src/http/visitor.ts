import type { IncomingMessage } from "node:http";
import { bearerToken, clientNetwork, playerOf, type PlayerAccess } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import type { Visitor } from "../actions/find-subscriber.ts";
import { LinkRefused } from "../actions/link-refused.ts";
import type { Context } from "../context.ts";

/** Returns the key by which a client's requests are counted. Only the gateway calls this service, and it appends the client's address. */
export function networkOf(req: IncomingMessage, { config }: Pick<Context, "config">): string {
  return clientNetwork(req, config.TRUSTED_PROXY_HOPS + 1);
}

/** Middleware that lets requests with the link of a mail through, and those of signed-in players. Others get 401. */
export function requireVisitor({ requirePlayer }: PlayerAccess): RequestHandler {
  return (req, res, next) => (linkTokenOf(req) === undefined ? requirePlayer(req, res, next) : next());
}

/** Middleware that lets everybody through but those whose bearer token isn't valid. */
export function knowPlayer({ requirePlayer }: PlayerAccess): RequestHandler {
  return (req, res, next) => (bearerToken(req) === undefined ? next() : requirePlayer(req, res, next));
}

/** Returns the author of a request that `requireVisitor` has let through. */
export function visitorOf(req: Request, context: Pick<Context, "config">): Visitor {
  const token = linkTokenOf(req);
  if (token === undefined) return { userId: playerOf(req).userId };
  if (!/^[\w-]{20,128}$/.test(token)) throw new LinkRefused();
  return { token, network: networkOf(req, context) };
}

/** The token of a request's `Authorization: Link`; undefined if there is none. */
export function linkTokenOf({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  return /^Link +(\S.*)$/i.exec(headers.authorization ?? "")?.[1];
}
