import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { connectSite, SiteError, type Site, type SiteOptions } from "./connect-site.ts";

let server: FakeServer;
let site: Site;

const connect = (options: Partial<SiteOptions> = {}) => {
  site = connectSite({ url: server.url, timeoutMs: 60_000, ...options });
};
/** Connects with other options. */
const reconnect = async (options: Partial<SiteOptions>) => {
  await site.close();
  connect(options);
};
const redirecting = (status: number, location: string, headers: object = {}) => {
  server.handler = (_req, res) => void res.writeHead(status, { location, ...headers }).end("moved");
};
const textOf = async (path: string) => (await site.fetch(path, "UTC")).body.toString();

beforeEach(async () => {
  server = await startFakeServer((_req, res) => void res.end("a page"));
  connect();
});

afterEach(async () => {
  await site.close();
  await server.stop();
});

describe("a page of the renderer", () => {
  it("is the one behind the redirect from a folder's name, which would lead visitors in a circle", async () => {
    server.handler = ({ url }, res) => {
      if (url === "/docs/") res.end("the folder");
      else res.writeHead(301, { location: "/docs/" }).end();
    };
    expect(await site.fetch("/docs", "UTC")).toMatchObject({ status: 200, body: Buffer.from("the folder") });
  });

  it("is requested once more if its response breaks off", async () => {
    server.handler = (_req, res) => {
      if (server.requests.length > 1) res.end("the whole page");
      else res.writeHead(200, { "content-length": "100" }).write("half", () => res.destroy());
    };
    expect(await textOf("/about")).toBe("the whole page");
  });

  it("is a page whatever its query has, and not the file that the query looks like", async () => {
    expect((await site.fetch("/search?q=a.b", "UTC")).kind).toBe("page");
  });

  it("is given up if it doesn't come in time", async () => {
    await reconnect({ timeoutMs: 20 });
    server.handler = () => undefined;
    await expect(site.fetch("/about", "UTC")).rejects.toThrow(SiteError);
  });
});

describe("a request to the renderer", () => {
  const sent = () => {
    const { method, url, headers } = server.requests.at(-1) ?? { headers: {} };
    const { host: _host, connection: _connection, ...others } = headers;
    return { method, url, ...others };
  };
  const always = {
    method: "GET",
    accept: "text/html,*/*",
    "accept-encoding": "identity",
    "user-agent": "wordlehint-gateway",
    "x-time-zone": "Asia/Tokyo",
  };

  it("says for which zone, and nothing else of the visitor", async () => {
    await site.fetch("/about?a=b", "Asia/Tokyo");
    expect(sent()).toEqual({ ...always, url: "/about?a=b" });
  });

  it.each([
    ["/robots.txt", "/api/robots"],
    ["/sitemap.xml", "/api/sitemap"],
    ["/blog/rss.xml", "/api/blog-feed"],
  ])("for %s goes to the function that writes the file", async (path, url) => {
    const { kind } = await site.fetch(path, "Asia/Tokyo");
    expect([sent(), kind]).toEqual([{ ...always, url }, "file"]);
  });

  it("has the token, and the state of the content that the page must show", async () => {
    let id: string | undefined = "live-7";
    await reconnect({ token: "secret", liveEventId: () => id });
    await site.fetch("/about", "Asia/Tokyo");
    const expected = { ...always, url: "/about", authorization: "Bearer secret" };
    expect(sent()).toEqual({ ...expected, "x-live-event-id": "live-7" });
    id = undefined;
    await site.fetch("/about", "Asia/Tokyo");
    expect(sent()).toEqual(expected);
  });

  it("asks for drafts with the renderer's key, and only for a preview", async () => {
    await site.fetch("/about", "Asia/Tokyo", { purpose: "preview" });
    expect(sent()).toEqual({ ...always, url: "/about" });
    await reconnect({ rendererKey: "key" });
    await site.fetch("/about", "Asia/Tokyo", { purpose: "visitors" });
    expect(sent()).toEqual({ ...always, url: "/about" });
    await site.fetch("/about", "Asia/Tokyo", { purpose: "preview" });
    expect(sent()).toEqual({ ...always, url: "/about", "x-preview": "key" });
  });

  it("is given up when it is aborted", async () => {
    const abort = new AbortController();
    server.handler = () => abort.abort();
    await expect(site.fetch("/about", "UTC", { signal: abort.signal })).rejects.toThrow(
      "the renderer did not respond for /about",
    );
  });
});

describe("a redirect of the renderer", () => {
  it("loses the renderer's own origin, and no other", async () => {
    redirecting(302, `${server.url}/new`);
    expect(await site.fetch("/old", "UTC")).toMatchObject({ status: 302, headers: { location: "/new" } });
    redirecting(302, `${server.url}.example/new`);
    expect(await site.fetch("/old", "UTC")).toMatchObject({
      headers: { location: `${server.url}.example/new` },
    });
  });

  it.each([301, 308])("of page data can be read, and kept where it is permanent (%i)", async (status) => {
    redirecting(status, "/page-data/new/page-data.json", { "cache-control": "max-age=60" });
    expect(await site.fetch("/page-data/old/page-data.json", "UTC")).toMatchObject({
      status: 200,
      headers: { location: "/page-data/new/page-data.json", "cache-control": "max-age=60" },
      body: Buffer.from("moved"),
    });
  });

  it.each([300, 302, 307, 399])("of page data isn't kept where it may change (%i)", async (status) => {
    redirecting(status, "/page-data/new/page-data.json", { "cache-control": "max-age=60" });
    expect(await site.fetch("/page-data/old/page-data.json", "UTC")).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store" },
    });
  });

  it.each([200, 404])("is none with the status %i", async (status) => {
    redirecting(status, "/elsewhere");
    const { headers, ...response } = await site.fetch("/page-data/old/page-data.json", "UTC");
    expect([response.status, headers["cache-control"]]).toEqual([status, undefined]);
  });

  it("isn't one without an address", async () => {
    server.handler = (_req, res) => void res.writeHead(304).end();
    expect((await site.fetch("/page-data/old/page-data.json", "UTC")).status).toBe(304);
  });

  it("of a file of the build counts as missing", async () => {
    redirecting(302, "/elsewhere.js");
    const { status, headers } = await site.fetch("/scripts/app-0123.js", "UTC");
    expect([status, headers.location]).toEqual([404, undefined]);
    server.handler = (_req, res) => void res.end("a script");
    expect((await site.fetch("/scripts/app-0123.js", "UTC")).status).toBe(200);
  });
});

it("joins headers that are given several times", async () => {
  server.handler = (_req, res) => void res.setHeader("x-tags", ["one", "two"]).end();
  expect((await site.fetch("/about", "UTC")).headers["x-tags"]).toBe("one, two");
});

describe("a failure of the renderer", () => {
  const failure = () => site.fetch("/about", "UTC").catch((error: unknown) => error);

  it("has the renderer's own page about it, where it is unavailable", async () => {
    server.handler = (_req, res) => void res.writeHead(503).end("please wait");
    expect(await failure()).toMatchObject({
      name: "SiteError",
      message: "the renderer responded with 503 for /about",
      errorPage: { status: 503, body: Buffer.from("please wait") },
    });
  });

  it.each([500, 504])("has none with the status %i", async (status) => {
    server.handler = (_req, res) => void res.writeHead(status).end("oops");
    expect(await failure()).toMatchObject({
      message: `the renderer responded with ${status} for /about`,
      errorPage: undefined,
    });
  });

  it("has its cause, where the renderer doesn't respond", async () => {
    await server.stop();
    expect(await failure()).toMatchObject({
      name: "SiteError",
      message: "the renderer did not respond for /about",
      cause: { code: "ECONNREFUSED" },
      errorPage: undefined,
    });
  });

  it("isn't a page with a status below 500", async () => {
    server.handler = (_req, res) => void res.writeHead(499).end("gone");
    expect(await site.fetch("/about", "UTC")).toMatchObject({ status: 499 });
  });
});

describe("an outage of the renderer", () => {
  it("lasts from the first failure until a response", async () => {
    await server.stop();
    await expect(textOf("/")).rejects.toThrow(SiteError);
    const first = performance.now();
    await expect(textOf("/")).rejects.toThrow(SiteError);
    const sinceFirst = performance.now() - first;
    const { forMs, isFirst } = site.outage("/") ?? {};
    expect(forMs).toBeGreaterThanOrEqual(sinceFirst);
    expect(isFirst).toBe(true);
    await server.start();
    expect(await textOf("/")).toBe("a page");
    expect(site.outage("/")).toBeUndefined();
    await server.stop();
    await expect(textOf("/")).rejects.toThrow(SiteError);
    expect(site.outage("/")?.isFirst).toBe(false);
  });

  it("isn't one while the renderer responds, even with failures", async () => {
    server.handler = (_req, res) => void res.writeHead(500).end();
    await expect(textOf("/")).rejects.toThrow(SiteError);
    expect(site.outage("/")).toBeUndefined();
  });
});
