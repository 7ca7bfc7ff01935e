import { audit, clientNetwork } from "@wordlehint/runtime";
import type { RequestHandler, Response } from "express";
import type { IncomingMessage } from "node:http";
import { identifySession, identifyToken, type Identity } from "../../actions/access/identify.ts";
import type { Context } from "../../context.ts";
import { isFromOwnPage } from "../../domain/access/request-origin.ts";
import { LakeError } from "../../domain/lake-error.ts";
import { passwordChangeRequired, unauthorized } from "./access-errors.ts";
import { setRequester } from "./requester-of.ts";
import { sessionCookie } from "./cookies.ts";

/** Paths that work with a session that has ended, as they tell whether one is signed in and how to sign in. */
const worksSignedOut = /^\/(auth\/|users\/me$|ping$|check\/cors$)/;
/** The path within this API. The page at `/account` isn't a part of it. */
const worksBeforePasswordChange = "/auth/logout";
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Identifies the requester for `requesterOf`. An invalid credential is refused with 401 instead of being treated as
 * none. A response in progress is broken off when its credential is withdrawn.
 */
export function identifyRequester(context: Context): RequestHandler {
  return async (req, res, next) => {
    const presented = credentialIn(req, context.config.PUBLIC_URL);
    if (presented.via === "nothing") {
      next();
      return;
    }
    if (presented.via === "cookie" && !safeMethods.has(req.method))
      refuseForeignPage(req, context.config.PUBLIC_URL);
    const identity = await identityOf(context, presented);
    const record = (event: string, who: string): void =>
      audit(context.log, event, { who, from: clientNetwork(req, context.config.TRUSTED_PROXY_HOPS) });
    if (!identity) {
      if (presented.via === "cookie" && worksSignedOut.test(req.path)) {
        next();
        return;
      }
      record("credential refused", "unknown");
      throw unauthorized();
    }
    setRequester(req, identity.requester);
    res.once("finish", () => {
      if (res.statusCode === 403) record("access refused", identity.requester.id);
    });
    res.once(
      "close",
      context.accessWatch.guard(identity.credential, () => breakOff(res)),
    );
    if (identity.requester.mustChangePassword && req.path !== worksBeforePasswordChange)
      throw passwordChangeRequired(context.config.PUBLIC_URL);
    next();
  };
}

export type PresentedCredential = { via: "nothing" } | { via: "cookie" | "bearer"; secret: string };

/** Returns the credential in a request's headers. A bearer token takes precedence over a cookie. */
export function credentialIn({ headers }: IncomingMessage, publicUrl: string): PresentedCredential {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1]?.trim();
  if (bearer) return { via: "bearer", secret: bearer };
  const cookie = sessionCookie(publicUrl).read(headers.cookie);
  return cookie ? { via: "cookie", secret: cookie } : { via: "nothing" };
}

/** Returns the owner of a credential; undefined when it is invalid or there is none. */
export async function identityOf(
  context: Context,
  presented: PresentedCredential,
): Promise<Identity | undefined> {
  if (presented.via === "nothing") return undefined;
  const find = presented.via === "cookie" ? identifySession : identifyToken;
  return find(context, presented.secret);
}

function refuseForeignPage(req: IncomingMessage, publicUrl: string): void {
  if (isFromOwnPage(req.headers, publicUrl)) return;
  throw new LakeError(403, {
    statusCode: 403,
    error: "Forbidden",
    message: `Requests with a session cookie may only change something from pages of ${publicUrl}`,
  });
}

/** A response that is complete may still be sent. */
function breakOff(res: Response): void {
  if (!res.writableEnded) res.destroy();
}
