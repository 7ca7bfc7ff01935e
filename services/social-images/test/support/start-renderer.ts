import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for the site's renderer that speaks HTML over real HTTP, as the test tells it to. */
export type FakeRenderer = {
  url: string;
  requests: { url: string; headers: IncomingHttpHeaders }[];
  answer: RequestListener;
  stop(): Promise<void>;
};

export async function startRenderer(): Promise<FakeRenderer> {
  const renderer: FakeRenderer = {
    url: "",
    requests: [],
    answer: (_req, res) => void res.writeHead(404, { "content-type": "text/html" }).end("<title>404</title>"),
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  const server = createServer((req, res) => {
    renderer.requests.push({ url: req.url ?? "", headers: req.headers });
    renderer.answer(req, res);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  renderer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
