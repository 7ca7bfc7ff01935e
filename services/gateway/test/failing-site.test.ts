import { inlineScriptsPath } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

let site: FakeSite;
let gateway: RunningGateway | undefined;
let cache: Awaited<ReturnType<typeof cacheDir>>;
let now: number;

beforeEach(async () => {
  now = Date.parse("2026-11-21T12:30:00Z");
  site = await startSite();
  cache = await cacheDir();
});

afterEach(async () => {
  await gateway?.close();
  await site.stop();
  await cache.remove();
});

const start = async (options: Partial<GatewayOptions> = {}) => {
  gateway = await startGateway({ siteUrl: site.url, cacheDir: cache.dir, now: () => now, ...options });
  return gateway;
};

/** Longer than pages stay fresh. */
const later = 61_000;

const untilStale = (get: RunningGateway["get"]) =>
  eventually(async () => {
    const got = await get("/about");
    expect(got.headers["x-cache"]).toBe("stale");
    return got;
  });

describe("a cached page", () => {
  it("is served while stale, and rendered again in the background", async () => {
    const { get } = await start();
    site.show("/about", { body: "old" });
    await get("/about");
    site.show("/about", { body: "new" });
    now += later;
    expect((await get("/about")).text).toBe("old");
    await eventually(async () => expect(await get("/about")).toMatchObject({ text: "new" }));
    expect(site.requestCount("/about")).toBe(2);
  });

  it("is served while the renderer is down, and rendered again once it is back", async () => {
    const { get } = await start();
    site.show("/about", { body: "good" });
    await get("/about");
    await site.stop();
    now += later;
    const last = await untilStale(get);
    expect([last.status, last.text, last.headers.warning]).toEqual([
      200,
      "good",
      '110 - "Response is Stale"',
    ]);
    site.show("/about", { body: "better" });
    await site.start();
    await eventually(async () => expect(await get("/about")).toMatchObject({ text: "better" }));
  });

  it.each([500, 502, 503])("is served while the renderer fails with %i", async (status) => {
    const { get } = await start();
    site.show("/about", { body: "good" });
    await get("/about");
    site.show("/about", { status, body: "Error: at secret.js:1" });
    now += later;
    const last = await untilStale(get);
    expect([last.status, last.text]).toEqual([200, "good"]);
  });

  it("is replaced by a 404", async () => {
    const { get } = await start();
    site.show("/about", { body: "good" });
    await get("/about");
    site.show("/about", { status: 404, body: "gone" });
    now += later;
    await eventually(async () => expect(await get("/about")).toMatchObject({ status: 404 }));
  });
});

describe("a page that was never rendered", () => {
  it("is rendered once for all visitors who wait for it", async () => {
    const { get } = await start();
    site.show("/about", { body: "About" });
    const release = site.hold();
    const visitors = Array.from({ length: 100 }, () => get("/about"));
    await eventually(() => expect(site.requestCount("/about")).toBeGreaterThan(0));
    release();
    expect((await Promise.all(visitors)).every(({ text }) => text === "About")).toBe(true);
    expect(site.requestCount("/about")).toBe(1);
  });

  it("keeps visitors waiting while the renderer is starting", async () => {
    await site.stop();
    const { get } = await start({ limits: { startingMs: 20_000 } });
    site.show("/about", { body: "About" });
    const visitor = get("/about");
    await site.start();
    expect((await visitor).text).toBe("About");
  });

  it("is replaced by an error page if the renderer stays down", async () => {
    await site.stop();
    const { get, getAdmin } = await start({ limits: { startingMs: 50 } });
    const page = await get("/about");
    expect([page.status, page.headers["retry-after"], page.headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.text).toContain('http-equiv="refresh"');
    const data = await get("/page-data/about/page-data.json");
    expect([data.status, data.headers["content-type"]]).toEqual([
      503,
      "application/problem+json; charset=utf-8",
    ]);
    expect((await getAdmin("/metrics")).text).toMatch(/gateway_pages_total\{.*state="unavailable".*\} 2\n/);
  });

  it("shows no internal details if the renderer fails", async () => {
    const { get } = await start();
    site.show("/about", { status: 500, body: "Error: at secret.js:1" });
    const { status, text } = await get("/about");
    expect(status).toBe(503);
    expect(text).not.toContain("secret");
  });

  it("may be the renderer's own error page, which isn't cached", async () => {
    const { get } = await start();
    site.show("/", { status: 503, body: "No riddle yet", headers: { "cache-control": "no-store" } });
    const errorPage = await get("/");
    expect([errorPage.status, errorPage.text, errorPage.headers["retry-after"]]).toEqual([
      503,
      "No riddle yet",
      "5",
    ]);
    expect(errorPage.headers["cache-control"]).toBe("no-store, no-transform");
    site.show("/", { body: "The riddle", headers: { "surrogate-key": "home puzzle:2026-11-21" } });
    expect((await get("/")).text).toBe("The riddle");
  });
});

describe("readiness", () => {
  it("needs the renderer or a cached home page, and no service", async () => {
    const { get, getAdmin } = await start();
    await eventually(async () => expect(await getAdmin("/readyz")).toMatchObject({ status: 200 }));
    site.show("/", { body: "Home" });
    await get("/");
    await site.stop();
    await gateway?.close();

    const again = await start();
    expect((await again.getAdmin("/readyz")).status).toBe(200);
  });

  it("fails without both", async () => {
    await site.stop();
    const { getAdmin } = await start();
    expect((await getAdmin("/readyz")).status).toBe(503);
    expect((await getAdmin("/healthz")).status).toBe(200);
  });
});

describe("a new build of the site", () => {
  it("has all pages rendered again, because their scripts have new names", async () => {
    site.show("/page-data/app-data.json", { body: '{"webpackCompilationHash":"one"}' });
    site.show("/about", { body: "by build one" });
    const { get } = await start();
    await eventually(async () => {
      await get("/about");
      expect((await get("/about")).headers["x-cache"]).toBe("hit");
    });
    site.show("/about", { body: "by build two" });
    site.show("/page-data/app-data.json", { body: '{"webpackCompilationHash":"two"}' });
    await eventually(async () => expect(await get("/about")).toMatchObject({ text: "by build two" }));
  });

  it("may run the inline scripts of the new build", async () => {
    const build = (letter: string) => {
      const hashes = [`sha256-${letter.repeat(43)}=`];
      site.show(inlineScriptsPath, { body: JSON.stringify({ hashes }) });
    };
    site.show("/page-data/app-data.json", { body: '{"webpackCompilationHash":"one"}' });
    site.show("/about", { body: "About" });
    build("A");
    const { get } = await start();
    const policy = async () => (await get("/about")).headers["content-security-policy"];
    expect(await policy()).toContain(`'sha256-${"A".repeat(43)}='`);
    build("B");
    await eventually(async () => expect(await policy()).toContain(`'sha256-${"B".repeat(43)}='`));
    expect(await policy()).not.toContain("AAAA");
  });

  it("may run no inline script at all if it doesn't say which it contains", async () => {
    site.show(inlineScriptsPath, { body: `{"hashes":["'unsafe-inline'"]}` });
    site.show("/about", { body: "<script>about()</script>" });
    const { get } = await start();
    const { headers } = await get("/about");
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*(?:sha256|unsafe)/);
  });
});
