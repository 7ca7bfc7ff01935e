import { DomainError } from "@wordlehint/runtime";
import { stringifySetCookie } from "cookie";
import { Router, type ErrorRequestHandler, type Request, type Response } from "express";
import type { Context } from "../context.ts";
import { localTarget } from "../domain/local-target.ts";
import { previewHeaders } from "../domain/preview-headers.ts";
import { issuePass, passSeconds, previewCookie } from "../domain/preview-pass.ts";
import { byClient, limitRate } from "./limit-rate.ts";
import { previewFaultPage } from "./preview-fault-page.ts";

const opensPerMinute = 30;

/**
 * `GET /api/preview/enable`, which the studio opens with a secret of its own making, and `/disable?path=`, which
 * leads to that page as visitors see it, by default to the one before.
 */
export function previewDoors(context: Context): Router {
  const { previewSecrets, previewKey, now, security, studioOrigin } = context;
  return Router({ caseSensitive: true })
    .use((_req, res, next) => {
      res.removeHeader("X-Frame-Options");
      res.set(previewHeaders(security, studioOrigin));
      next();
    })
    .get("/enable", limitRate(opensPerMinute, byClient(context)), async (req, res) => {
      if (previewKey === undefined || !previewSecrets) throw new DomainError("not_found", texts.off);
      const target = await previewSecrets.open(req.url);
      if (target === undefined) throw new DomainError("forbidden", texts.refused);
      setPass(res, issuePass(previewKey, now()), passSeconds, security.isHttps);
      res.redirect(307, target);
    })
    .get("/disable", (req, res) => {
      setPass(res, "", 0, security.isHttps);
      const { path } = req.query;
      res.redirect(307, localTarget(typeof path === "string" ? path : pageBefore(req)));
    })
    .use(faultPage);
}

const texts = {
  off: "Previews are switched off on this site. Whoever runs it can switch them on.",
  refused:
    "This link to the preview is not valid any more: such links work for an hour. Please open the preview in the studio again.",
};

/** The page of our own on which a link was followed. */
function pageBefore({ headers }: Request): string | undefined {
  const page = URL.parse(headers.referer ?? "");
  return page?.host === headers.host ? `${page?.pathname ?? "/"}${page?.search ?? ""}` : undefined;
}

/** An editor's browser gets a page that the studio's frame can show; every other client problem details. */
const faultPage: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const status = error instanceof DomainError ? statusOf[error.code] : undefined;
  if (status === undefined || !req.headers.accept?.includes("text/html")) {
    next(error);
    return;
  }
  if (status === 503) res.set("Retry-After", "5");
  res
    .status(status)
    .type("html")
    .send(previewFaultPage((error as DomainError).message));
};

const statusOf: Readonly<Record<string, number>> = {
  not_found: 404,
  forbidden: 403,
  too_many_requests: 429,
  unavailable: 503,
};

/** Within the studio's frame a cookie goes to another site only with SameSite=None, which needs HTTPS. */
function setPass(res: Response, value: string, maxAge: number, isHttps: boolean): void {
  const sameSite = isHttps ? ("none" as const) : ("lax" as const);
  const cookie = { name: previewCookie, value, path: "/", maxAge, httpOnly: true, secure: isHttps, sameSite };
  res.append("Set-Cookie", stringifySetCookie(cookie));
}
