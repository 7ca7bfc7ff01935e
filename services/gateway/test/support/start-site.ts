import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { inlineScriptsPath } from "@wordlehint/contracts";
import { startFakeServer } from "@wordlehint/test-servers";

export type SitePage = {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
};
type SiteRequest = { url: string; zone: string; headers: IncomingHttpHeaders };

/** Stands in for the site's renderer. */
export type FakeSite = {
  url: string;
  /** Sets the response for a URL, or the function that makes it. Other URLs aren't found. */
  show(url: string, page: SitePage | ((request: SiteRequest) => SitePage)): void;
  /** All requests except those about the build, oldest first. */
  requests: SiteRequest[];
  requestCount(url: string): number;
  /** Delays all responses until the returned function is called. */
  hold(): () => void;
  stop(): Promise<void>;
  /** Starts again after a stop, on the same port. */
  start(): Promise<void>;
};

export async function startSite(): Promise<FakeSite> {
  const pages = new Map<string, (request: SiteRequest) => SitePage>();
  const requests: SiteRequest[] = [];
  let held: Promise<undefined> | undefined;

  const respond = async (req: IncomingMessage, res: ServerResponse) => {
    const { url = "", headers } = req;
    const request = { url, zone: String(headers["x-time-zone"]), headers };
    if (!buildUrls.has(url)) requests.push(request);
    const page = pages.get(url)?.(request) ?? notFound;
    if (!buildUrls.has(url)) await held;
    res.writeHead(page.status ?? 200, { "content-type": "text/html; charset=utf-8", ...page.headers });
    res.end(page.body);
  };
  const server = await startFakeServer((req, res) => void respond(req, res));

  return {
    url: server.url,
    show: (url, page) => void pages.set(url, typeof page === "function" ? page : () => page),
    requests,
    requestCount: (url) => requests.filter((request) => request.url === url).length,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = promise;
      return () => {
        held = undefined;
        resolve(undefined);
      };
    },
    stop: () => server.stop(),
    start: () => server.start(),
  };
}

/** The gateway requests them by itself, to learn the id of the build and its inline scripts. */
const buildUrls = new Set(["/page-data/app-data.json", inlineScriptsPath]);

const notFound: SitePage = { status: 404, body: "<!DOCTYPE html><title>Not found</title>" };
