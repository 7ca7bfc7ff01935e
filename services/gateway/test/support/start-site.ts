import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type SitePage = {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
};
type SiteRequest = { url: string; zone: string; headers: IncomingHttpHeaders };

/** A site renderer that shows what the test tells it to, over real HTTP. */
export type FakeSite = {
  url: string;
  /** Shows this at a URL, or what the function makes of the request. */
  show(url: string, page: SitePage | ((request: SiteRequest) => SitePage)): void;
  /** All requests for pages, in the order in which they came. */
  requests: SiteRequest[];
  timesAsked(url: string): number;
  /** From now on answers wait, until the returned function is called. */
  hold(): () => void;
  stop(): Promise<void>;
  /** Starts again after a stop, on the same port. */
  start(): Promise<void>;
};

export async function startSite(): Promise<FakeSite> {
  const pages = new Map<string, (request: SiteRequest) => SitePage>();
  const requests: SiteRequest[] = [];
  let held: Promise<undefined> | undefined;
  let port = 0;

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { url = "", headers } = req;
    const request = { url, zone: String(headers["x-time-zone"]), headers };
    if (url !== buildUrl) requests.push(request);
    const page = pages.get(url)?.(request) ?? notFound;
    if (url !== buildUrl) await held;
    res.writeHead(page.status ?? 200, { "content-type": "text/html; charset=utf-8", ...page.headers });
    res.end(page.body);
  };

  const listen = async () => {
    const server = createServer((req, res) => void answer(req, res));
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
    return server;
  };
  let server = await listen();

  return {
    url: `http://127.0.0.1:${port}`,
    show: (url, page) => void pages.set(url, typeof page === "function" ? page : () => page),
    requests,
    timesAsked: (url) => requests.filter((request) => request.url === url).length,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = promise;
      return () => {
        held = undefined;
        resolve(undefined);
      };
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    start: async () => {
      server = await listen();
    },
  };
}

/** Where the gateway looks which build answers; it asks on its own time, so it doesn't count. */
const buildUrl = "/page-data/app-data.json";

const notFound: SitePage = { status: 404, body: "<!DOCTYPE html><title>Not found</title>" };
