import { DomainError, nameRoute } from "@wordlehint/runtime";
import type { Request, RequestHandler, Response } from "express";
import { SiteError, type SiteResponse } from "../../clients/pages/connect-site.ts";
import type { PagesContext } from "../../context/pages.ts";
import { isHtml } from "../../domain/pages/is-html.ts";
import { parametersOf } from "../../domain/pages/page-parameters.ts";
import { previewHeaders } from "../../domain/studio/preview-headers.ts";
import { isPassValid, readPass } from "../../domain/preview-pass.ts";
import { pageQuery } from "../../domain/request-target.ts";
import { resourceKind } from "../../domain/pages/resource.ts";
import { unavailablePage } from "../../domain/pages/error-pages.ts";

/** Serves pages with drafts to editors who hold a pass. They are rendered for each request and never cached. */
export function showPreview(context: PagesContext): RequestHandler {
  const { config, security, inlineScripts } = context;
  return async (req, res, next) => {
    if (!isForEditor(req, context)) {
      next();
      return;
    }
    nameRoute(res, "preview");
    res.removeHeader("X-Frame-Options");
    res.set(previewHeaders(security, config.STUDIO_ORIGIN));
    const { status, headers, body } = await fetchPreview(context, req);
    const contentType = headers["content-type"] ?? "application/octet-stream";
    if (isHtml(contentType))
      res.set(previewHeaders(security, config.STUDIO_ORIGIN, await inlineScripts.hashes().catch(() => [])));
    if (headers.location !== undefined) res.set("Location", headers.location);
    if (status === 503) res.set("Retry-After", "5");
    send(res.status(status), contentType, body);
  };
}

/** Only pages and their data contain drafts; files are the same for everyone. */
function isForEditor(req: Request, { config, security, now }: PagesContext): boolean {
  const { PREVIEW_KEY, RENDERER_KEY } = config;
  if (PREVIEW_KEY === undefined || RENDERER_KEY === undefined) return false;
  if (req.method !== "GET" && req.method !== "HEAD") return false;
  const kind = resourceKind(req.path);
  if (kind !== "page" && kind !== "page-data") return false;
  const pass = readPass(req.headers.cookie, security.isHttps);
  return pass !== undefined && isPassValid(pass, PREVIEW_KEY, now().getTime());
}

async function fetchPreview({ site, clock, config }: PagesContext, req: Request): Promise<SiteResponse> {
  const parameters = parametersOf(req.path, config.PAGE_QUERY_PARAMETERS);
  const path = req.path + pageQuery(req.url.slice(req.path.length), parameters);
  const date = clock.dateOf(req.headers.cookie);
  try {
    return await site.fetch(path, clock.renderZone(date), { purpose: "preview" });
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    if (error.errorPage) return error.errorPage;
    if (resourceKind(req.path) === "page") return unavailable;
    throw new DomainError("unavailable", "The preview can't be made right now. Please try again shortly.");
  }
}

/** Express's own `send` would add an entity tag, but previews must not be revalidated. */
function send(res: Response, contentType: string, body: Buffer): void {
  res.set({ "Content-Type": contentType, "Content-Length": String(body.length) });
  res.end(res.req.method === "HEAD" ? undefined : body);
}

const unavailable: SiteResponse = {
  kind: "page",
  status: 503,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.from(unavailablePage),
};
