import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { listen, type Listening } from "@wordlehint/local/test-servers";

/** A stand-in for the site's renderer that speaks HTML over real HTTP, as the test tells it to. */
export type FakeRenderer = Listening & {
  requests: { url: string; headers: IncomingHttpHeaders }[];
  answer: RequestListener;
};

export async function startRenderer(): Promise<FakeRenderer> {
  const server = createServer((req, res) => {
    renderer.requests.push({ url: req.url ?? "", headers: req.headers });
    renderer.answer(req, res);
  });
  const renderer: FakeRenderer = {
    requests: [],
    answer: (_req, res) => void res.writeHead(404, { "content-type": "text/html" }).end("<title>404</title>"),
    ...(await listen(server)),
  };
  return renderer;
}

export type Said = { title?: string; site?: string; kicker?: string; tiles?: string; body?: string };

/** A page that says this of itself. */
export function page(said: Said, headers: Readonly<Record<string, string>> = {}): RequestListener {
  const { title = "About", site = "WordleHint", kicker, tiles, body = "" } = said;
  const meta = (attributes: string, content: string | undefined) =>
    content === undefined
      ? ""
      : `<meta data-react-helmet="true" ${attributes} content="${escaped(content)}"/>`;
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

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
