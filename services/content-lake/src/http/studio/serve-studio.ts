import { Router, type Request, type Response } from "express";
import type { Context } from "../../context.ts";
import { escapeHtml } from "../sign-in/html.ts";
import { sendPage } from "../sign-in/page.ts";
import { html } from "../sign-in/html.ts";
import { studioPolicy } from "./content-security-policy.ts";
import { readStudio, toFile, type StudioFile, type StudioFiles } from "./studio-files.ts";

/** Addresses that are files or belong to programs: nothing of the studio's own is found there. */
const notOfTheStudio =
  /^\/(v\d|vX\/|static\/|images\/|files\/|\.well-known\/|streams$)|\.(js|css|map|ico|txt|xml|json|php)$/;

/** Serves the built studio: its files, and its page for every address in it. */
export async function studioRoutes({ config, log }: Pick<Context, "config" | "log">): Promise<Router> {
  const router = Router();
  const { STUDIO_DIR, SITE_ORIGIN, PUBLIC_URL } = config;
  if (STUDIO_DIR === undefined) return router;
  const files = await readStudio(STUDIO_DIR).catch((error: unknown) => {
    log.warn({ err: error, dir: STUDIO_DIR }, "there is no built studio to serve");
    return undefined;
  });
  if (!files) return router.get("/*path", sendNotBuilt).get("/", sendNotBuilt);

  const page = pageOf(files, SITE_ORIGIN);
  const security = {
    "Content-Security-Policy": studioPolicy({ publicUrl: PUBLIC_URL, site: SITE_ORIGIN }),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "X-Robots-Tag": "noindex",
  };
  router.use(async (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      next();
      return;
    }
    const file = req.path === "/index.html" ? undefined : files.get(req.path);
    if (!file && notOfTheStudio.test(req.path)) {
      next();
      return;
    }
    res.set(security);
    if (file) await send(req, res, file, file.isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    else await send(req, res, page, "no-store");
  });
  return router;
}

/** The studio's page, told where the site is. */
function pageOf(files: StudioFiles, site: string | undefined): StudioFile {
  const built = files.get("/index.html")?.body.toString("utf8") ?? "";
  const meta = site === undefined ? "" : `<meta name="wordlehint:site" content="${escapeHtml(site)}">`;
  return toFile("/index.html", Buffer.from(built.replace(/<head[^>]*>/i, (head) => head + meta)));
}

async function send(req: Request, res: Response, file: StudioFile, cacheControl: string): Promise<void> {
  res.set({
    "Cache-Control": cacheControl,
    "Content-Type": file.type,
    ETag: file.etag,
    Vary: "Accept-Encoding",
  });
  if (req.headers["if-none-match"] === file.etag) {
    res.status(304).end();
    return;
  }
  const encoding = req.acceptsEncodings("br", "gzip", "identity");
  const compressed = encoding === "br" || encoding === "gzip" ? await file.compressed(encoding) : undefined;
  if (compressed) res.set("Content-Encoding", String(encoding));
  res.set("Content-Length", String((compressed ?? file.body).length)).end(compressed ?? file.body);
}

function sendNotBuilt(_req: Request, res: Response): void {
  sendPage(res, {
    status: 503,
    title: "No studio yet",
    content: html`<p>The studio has not been built. Build it and start the content lake again.</p>`,
  });
}
