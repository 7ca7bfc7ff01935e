import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "@wordlehint/local/test-servers";

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

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { url = "", headers } = req;
    const request = { url, zone: String(headers["x-time-zone"]), headers };
    if (url !== buildUrl) requests.push(request);
    const page = pages.get(url)?.(request) ?? notFound;
    if (url !== buildUrl) await held;
    res.writeHead(page.status ?? 200, { "content-type": "text/html; charset=utf-8", ...page.headers });
    res.end(page.body);
  };

  const serve = (port?: number) =>
    listen(
      createServer((req, res) => void answer(req, res)),
      port,
    );
  let server = await serve();

  return {
    url: server.url,
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
    stop: () => server.stop(),
    start: async () => {
      server = await serve(server.port);
    },
  };
}

/** Where the gateway looks which build answers; it asks on its own time, so it doesn't count. */
const buildUrl = "/page-data/app-data.json";

const notFound: SitePage = { status: 404, body: "<!DOCTYPE html><title>Not found</title>" };
