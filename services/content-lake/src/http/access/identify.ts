import { parseCookie } from "cookie";
import type { RequestHandler, Response } from "express";
import type { IncomingMessage } from "node:http";
import { identifySession, identifyToken, type Identity } from "../../actions/access/identify.ts";
import type { Context } from "../../context.ts";
import { comesFromOurPages } from "../../domain/access/request-origin.ts";
import { LakeError } from "../../domain/lake-error.ts";
import { unauthorized } from "./refuse.ts";
import { setRequester } from "./requester-of.ts";
import { sessionCookie, sessionCookieName } from "./session-cookie.ts";

/** What may be asked with a session that is over: whether one is signed in, and how to. */
const askedBeforeSignIn = /^\/(auth\/|users\/me$|ping$|check\/cors$)/;
const changesNothing = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Finds out who asks, for `requesterOf`. Who shows a credential that isn't good is told so, instead of being taken
 * for nobody; an answer that is still under way ends when its credential is withdrawn.
 */
export function identify(context: Context): RequestHandler {
  return async (req, res, next) => {
    const shown = shownBy(req);
    if (shown.via === "nothing") {
      next();
      return;
    }
    if (shown.via === "cookie" && !changesNothing.has(req.method))
      refuseForeign(req, context.config.PUBLIC_URL);
    const identity = await identityOf(context, shown);
    if (!identity) {
      if (shown.via === "cookie" && askedBeforeSignIn.test(req.path)) {
        next();
        return;
      }
      throw unauthorized();
    }
    setRequester(req, identity.requester);
    const { extendedTo } = identity;
    if (extendedTo && shown.via === "cookie")
      res.append("Set-Cookie", sessionCookie(context.config.PUBLIC_URL, shown.secret, extendedTo));
    res.once(
      "close",
      context.accessWatch.guard(identity.credential, () => cut(res)),
    );
    next();
  };
}

export type Shown = { via: "nothing" } | { via: "cookie" | "bearer"; secret: string };

/** The credential in a request's headers; a token goes before a cookie. */
export function shownBy({ headers }: IncomingMessage): Shown {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1]?.trim();
  if (bearer) return { via: "bearer", secret: bearer };
  const cookie = parseCookie(headers.cookie ?? "")[sessionCookieName];
  return cookie ? { via: "cookie", secret: cookie } : { via: "nothing" };
}

export async function identityOf(context: Context, shown: Shown): Promise<Identity | undefined> {
  if (shown.via === "nothing") return undefined;
  const find = shown.via === "cookie" ? identifySession : identifyToken;
  return find(context, shown.secret);
}

function refuseForeign(req: IncomingMessage, publicUrl: string): void {
  if (comesFromOurPages(req.headers, publicUrl)) return;
  throw new LakeError(403, {
    statusCode: 403,
    error: "Forbidden",
    message: `Changes with a session's cookie are taken from pages of ${publicUrl} only`,
  });
}

/** An answer that is complete may still go out. */
function cut(res: Response): void {
  if (!res.writableEnded) res.destroy();
}
