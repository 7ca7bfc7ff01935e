import { readFile } from "node:fs/promises";
import { join } from "node:path";
import compression from "compression";
import express, { Router, type Request, type Response } from "express";
import type { Context } from "../../context.ts";
import { credentialIn, identityOf } from "../access/identify-requester.ts";
import { escapeHtml, html } from "../sign-in/html.ts";
import { sendPage } from "../sign-in/page.ts";
import { passwordChangePath } from "../sign-in/return-path.ts";
import { studioPolicy } from "./content-security-policy.ts";

/** Paths of files and of other routes, at which the studio's page isn't served. */
const notThePage =
  /^\/(v\d|vX\/|static\/|images\/|files\/|\.well-known\/|streams$)|\.(js|css|map|ico|txt|xml|json|php)$/;

/** Files whose name changes with their content. */
const hashedName = /[\\/]static[\\/].*-[\w-]{8}\.(js|css|woff2|wasm)$/;

/** Serves the built studio: its files, and its page at every other path. */
export async function serveStudio(context: Context): Promise<Router> {
  const router = Router();
  const { config, log } = context;
  const { STUDIO_DIR, SITE_ORIGIN, PUBLIC_URL } = config;
  if (STUDIO_DIR === undefined) return router;
  const built = await readFile(join(STUDIO_DIR, "index.html"), "utf8").catch((error: unknown) => {
    log.warn({ err: error, dir: STUDIO_DIR }, "there is no built studio to serve");
    return undefined;
  });
  if (built === undefined) return router.get("/*path", sendNotBuilt).get("/", sendNotBuilt);

  const page = withSite(built, SITE_ORIGIN);
  const security = {
    "Content-Security-Policy": studioPolicy({ publicUrl: PUBLIC_URL, site: SITE_ORIGIN }),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "X-Robots-Tag": "noindex",
  };
  const files = express.static(STUDIO_DIR, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res, path) => {
      const cacheControl = hashedName.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
      res.set({ ...security, "Cache-Control": cacheControl });
    },
  });
  return router
    .use(compression())
    .use((req, res, next) => {
      if (req.path === "/index.html") next();
      else files(req, res, next);
    })
    .get(["/", "/*path"], async (req, res, next) => {
      if (notThePage.test(req.path)) next();
      else if (await mustChangePassword(context, req))
        res.set("Cache-Control", "no-store").redirect(303, passwordChangePath(req.originalUrl));
      else
        res
          // Its policy refuses scripts that a proxy adds.
          .set({ ...security, "Cache-Control": "no-store, no-transform" })
          .type("html")
          .send(page);
    });
}

/** Without the database, the studio opens and says that it has no connection. */
async function mustChangePassword(context: Context, req: Request): Promise<boolean> {
  const presented = credentialIn(req, context.config.PUBLIC_URL);
  const identity = await identityOf(context, presented).catch(() => undefined);
  return identity?.requester.mustChangePassword ?? false;
}

/** The studio's page, which reads the site's origin from a meta tag. */
function withSite(page: string, site: string | undefined): string {
  const meta = site === undefined ? "" : `<meta name="wordlehint:site" content="${escapeHtml(site)}">`;
  return page.replace(/<head[^>]*>/i, (head) => head + meta);
}

function sendNotBuilt(_req: Request, res: Response): void {
  sendPage(res, {
    status: 503,
    title: "No studio yet",
    content: html`<p>The studio has not been built. Build it and start the content lake again.</p>`,
  });
}
