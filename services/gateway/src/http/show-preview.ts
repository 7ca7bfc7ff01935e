import { DomainError } from "@wordlehint/runtime";
import type { Request, RequestHandler, Response } from "express";
import { SiteError, type SiteAnswer } from "../actions/ask-site.ts";
import type { Context } from "../context.ts";
import { inlineScriptHashes } from "../domain/inline-scripts.ts";
import { previewHeaders } from "../domain/preview-headers.ts";
import { isPassGood, passOf } from "../domain/preview-pass.ts";
import { pageQuery } from "../domain/request-target.ts";
import { resourceKind } from "../domain/resource.ts";
import { unavailablePage } from "./unavailable-page.ts";

/** Pages as they will be, for an editor with a pass: made for this request alone, and kept nowhere. */
export function showPreview(context: Context): RequestHandler {
  const { site, clock, security, studioOrigin, queryParameters } = context;

  const ask = async (req: Request): Promise<SiteAnswer> => {
    const path = req.path + pageQuery(req.url.slice(req.path.length), queryParameters);
    const date = clock.dateOf(req.headers.cookie);
    try {
      return await site.ask(path, clock.renderZone(date), "preview");
    } catch (error) {
      if (error instanceof SiteError && error.apology) return error.apology;
      if (!(error instanceof SiteError)) throw error;
      if (resourceKind(req.path) !== "page")
        throw new DomainError(
          "unavailable",
          "The preview can't be made right now. Please try again shortly.",
        );
      return unavailable;
    }
  };

  return async (req, res, next) => {
    if (!isForEditor(req, context)) {
      next();
      return;
    }
    res.removeHeader("X-Frame-Options");
    res.set(previewHeaders(security, studioOrigin));
    const { status, headers, body } = await ask(req);
    const contentType = headers["content-type"] ?? "application/octet-stream";
    if (contentType.startsWith("text/html"))
      res.set(previewHeaders(security, studioOrigin, inlineScriptHashes(body.toString("utf8"))));
    if (headers.location !== undefined) res.set("Location", headers.location);
    if (status === 503) res.set("Retry-After", "5");
    send(res.status(status), contentType, body);
  };
}

/** Only pages and their data hold drafts; files are the same for everyone. */
function isForEditor(req: Request, { previewKey, now }: Context): boolean {
  if (previewKey === undefined || (req.method !== "GET" && req.method !== "HEAD")) return false;
  const kind = resourceKind(req.path);
  if (kind !== "page" && kind !== "page-data") return false;
  const pass = passOf(req.headers.cookie);
  return pass !== undefined && isPassGood(pass, previewKey, now());
}

/** Express's own `send` would answer with an entity tag, as if it could be asked for again. */
function send(res: Response, contentType: string, body: Buffer): void {
  res.set({ "Content-Type": contentType, "Content-Length": String(body.length) });
  res.end(res.req.method === "HEAD" ? undefined : body);
}

const unavailable: SiteAnswer = {
  kind: "page",
  status: 503,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.from(unavailablePage),
};
