import { disablePreviewContract, enablePreviewContract } from "@wordlehint/contracts/routes/gateway-routes";
import { DomainError, route, type Route } from "@wordlehint/runtime";
import { stringifySetCookie } from "cookie";
import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import type { Context } from "../../context.ts";
import { localTarget } from "../../domain/studio/local-target.ts";
import { previewHeaders } from "../../domain/studio/preview-headers.ts";
import { issuePass, passSeconds, previewCookieName } from "../../domain/preview-pass.ts";
import { byClient, limitRate } from "../limit-rate.ts";
import { previewErrorPage } from "../../domain/studio/preview-error-page.ts";

const opensPerMinute = 30;

/**
 * `GET /api/preview/enable`, which the studio opens with a secret that it made, and `GET /api/preview/disable`, which
 * leads back to a page as visitors see it.
 */
export function previewRoutes(context: Context): Route[] {
  const { config, previewSecrets, now, security } = context;
  return [
    route(
      enablePreviewContract,
      async (_input, { req, res }) => {
        const isOn = config.RENDERER_KEY !== undefined && previewSecrets;
        if (config.PREVIEW_KEY === undefined || !isOn) throw new DomainError("not_found", texts.off);
        const target = await previewSecrets.targetOf(req.url);
        if (target === undefined) throw new DomainError("forbidden", texts.refused);
        setPass(res, issuePass(config.PREVIEW_KEY, now().getTime()), passSeconds, security.isHttps);
        res.redirect(307, target);
        return undefined;
      },
      [limitRate(opensPerMinute, byClient(context))],
    ),
    route(disablePreviewContract, ({ query }, { req, res }) => {
      setPass(res, "", 0, security.isHttps);
      res.redirect(307, localTarget(query.path ?? previousPage(req)));
      return undefined;
    }),
  ];
}

/** Lets the studio show the responses of these routes, errors included, in its frame. */
export function allowStudioFrame({ config, security }: Context): RequestHandler {
  return (_req, res, next) => {
    res.removeHeader("X-Frame-Options");
    res.set(previewHeaders(security, config.STUDIO_ORIGIN));
    next();
  };
}

const texts = {
  off: "Previews are switched off on this site. Whoever runs it can switch them on.",
  refused:
    "This link to the preview is not valid any more: such links work for an hour. Please open the preview in the studio again.",
};

/** The page of our own from which a link was followed. */
function previousPage({ headers }: Request): string | undefined {
  const page = URL.parse(headers.referer ?? "");
  return page && page.host === headers.host ? page.pathname + page.search : undefined;
}

/** Sends an error of these routes as a page to browsers; other clients get problem details. */
export const showPreviewError: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const status = error instanceof DomainError ? pageStatus[error.code] : undefined;
  if (status === undefined || !req.headers.accept?.includes("text/html")) {
    next(error);
    return;
  }
  if (status === 503) res.set("Retry-After", "5");
  res
    .status(status)
    .type("html")
    .send(previewErrorPage((error as DomainError).message));
};

/** The errors whose texts are ours, and so need no escaping. */
const pageStatus: Readonly<Record<string, number>> = {
  not_found: 404,
  forbidden: 403,
  too_many_requests: 429,
  unavailable: 503,
};

/** In the studio's frame, browsers send the cookie only with SameSite=None, which requires HTTPS. */
function setPass(res: Response, value: string, maxAge: number, isHttps: boolean): void {
  const sameSite = isHttps ? ("none" as const) : ("lax" as const);
  const name = previewCookieName(isHttps);
  const cookie = { name, value, path: "/", maxAge, httpOnly: true, secure: isHttps, sameSite };
  res.append("Set-Cookie", stringifySetCookie(cookie));
}
