import { startFakeServer, type FakeServer } from "@wordlehint/local/test-servers";
import { connectSite, SiteError, type Site } from "./connect-site.ts";

let server: FakeServer;
let site: Site;

const connect = (timeoutMs = 60_000) => {
  site = connectSite({ url: server.url, timeoutMs });
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
    await site.close();
    connect(20);
    server.handler = () => undefined;
    await expect(site.fetch("/about", "UTC")).rejects.toThrow(SiteError);
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
