import type { RequestListener } from "node:http";
import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";

/**
 * Starts an HTTP server in place of the site's renderer. It has no pages until the test sets its `handler`.
 */
export const startRenderer = (): Promise<FakeServer> =>
  startFakeServer(
    (_req, res) => void res.writeHead(404, { "content-type": "text/html" }).end("<title>404</title>"),
  );

export type PageTags = { title?: string; site?: string; kicker?: string; tiles?: string; body?: string };

/** Returns a handler that responds with a page that has these meta tags. */
export function page(tags: PageTags, headers: Readonly<Record<string, string>> = {}): RequestListener {
  const { title = "About", site = "WordleHint", kicker, tiles, body = "" } = tags;
  const meta = (attributes: string, content: string | undefined) =>
    content === undefined
      ? ""
      : `<meta data-react-helmet="true" ${attributes} content="${escapeHtml(content)}"/>`;
  const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>x</title>${[
    meta('property="og:title"', title),
    meta('property="og:site_name"', site),
    meta('property="og:image"', "https://hint.example/social/page.png"),
    meta('name="wordlehint:kicker"', kicker),
    meta('name="wordlehint:tiles"', tiles),
  ].join("")}</head><body>${body}</body></html>`;
  return (_req, res) => {
    res.writeHead(200, { "content-type": "text/html; charset=UTF-8", ...headers }).end(html);
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
