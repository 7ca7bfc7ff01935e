import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { listen, type Listening } from "@wordlehint/local/test-servers";

/** An HTTP server in place of the site's renderer. The test sets `handler` and reads `requests`. */
export type FakeRenderer = Listening & {
  requests: { url: string; headers: IncomingHttpHeaders }[];
  handler: RequestListener;
};

export async function startRenderer(): Promise<FakeRenderer> {
  const server = createServer((req, res) => {
    renderer.requests.push({ url: req.url ?? "", headers: req.headers });
    renderer.handler(req, res);
  });
  const renderer: FakeRenderer = {
    requests: [],
    handler: (_req, res) =>
      void res.writeHead(404, { "content-type": "text/html" }).end("<title>404</title>"),
    ...(await listen(server)),
  };
  return renderer;
}

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
