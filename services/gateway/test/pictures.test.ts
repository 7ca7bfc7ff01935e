import { problemSchema } from "@wordlehint/contracts";
import { eventually, testServers, uniqueName } from "@wordlehint/test-servers";
import { connectBus, createLog, newEvent } from "@wordlehint/runtime";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

let site: FakeSite;
let pictures: FakeSite;
let gateway: RunningGateway;
let cache: Awaited<ReturnType<typeof cacheDir>>;
let now: number;

const start = async (options: Partial<GatewayOptions> = {}) => {
  gateway = await startGateway({
    siteUrl: site.url,
    picturesUrl: pictures.url,
    cacheDir: cache.dir,
    now: () => now,
    ...options,
  });
};
const draw = (path: string, body: string, tags = "about") =>
  pictures.show(path, { body, headers: { "content-type": "image/png", "surrogate-key": tags } });

beforeEach(async () => {
  now = Date.parse("2026-11-21T12:30:00Z");
  site = await startSite();
  pictures = await startSite();
  cache = await cacheDir();
  await start();
});

afterEach(async () => {
  await gateway.close();
  await pictures.stop();
  await site.stop();
  await cache.remove();
});

describe("the picture of a page", () => {
  it("is drawn once and cached", async () => {
    draw("/social/about.png", "a picture");
    const first = await gateway.get("/social/about.png");
    expect([first.status, first.text, first.headers["x-cache"]]).toEqual([200, "a picture", "miss"]);
    const second = await gateway.get("/social/about.png?utm_source=x", { cookie: "tz=Pacific/Kiritimati" });
    expect(second.headers).toMatchObject({
      "x-cache": "hit",
      "content-type": "image/png",
    });
    expect(pictures.requestCount("/social/about.png")).toBe(1);
    expect(site.requests).toHaveLength(0);
  });

  it("may be embedded by other sites", async () => {
    draw("/social/about.png", "a picture");
    const { headers } = await gateway.get("/social/about.png");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it("depends on the visitor's puzzle date if its page shows a puzzle", async () => {
    now = Date.parse("2026-11-21T11:00:00Z");
    pictures.show("/social/index.png", ({ zone }) => {
      const date = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now - 5 * 60_000);
      return { body: date, headers: { "content-type": "image/png", "surrogate-key": `home puzzle:${date}` } };
    });
    const seenIn = async (zone: string) =>
      (await gateway.get("/social/index.png", { cookie: `tz=${zone}` })).text;
    expect(await seenIn("America/New_York")).toBe("2026-11-21");
    expect(await seenIn("Pacific/Kiritimati")).toBe("2026-11-22");
    expect(await seenIn("Etc/GMT+12")).toBe("2026-11-20");
    expect(await seenIn("Europe/Vienna")).toBe("2026-11-21");
    expect(pictures.requestCount("/social/index.png")).toBe(3);
    const { headers } = await gateway.get("/social/index.png");
    expect([headers.vary, headers["cdn-cache-control"]]).toEqual([
      "Cookie",
      "public, max-age=0, must-revalidate",
    ]);
  });

  it("is drawn again when its page is purged", async () => {
    const namespace = uniqueName("gateway");
    await gateway.close();
    await start({ env: { BUS_NAMESPACE: namespace } });
    const tags = "home puzzle:2026-11-21";
    draw("/social/index.png", "before", tags);
    expect((await gateway.get("/social/index.png")).text).toBe("before");
    draw("/social/index.png", "after", tags);
    const log = createLog({ service: "test", level: "silent" });
    const bus = connectBus({ url: testServers().natsUrl, namespace, replicas: 1, service: "test", log });
    await bus.ready;
    const data = { date: "2026-11-21" };
    await bus.publish(newEvent("riddle.released", data.date, data, new Date(now)));
    await eventually(async () =>
      expect(await gateway.get("/social/index.png")).toMatchObject({ text: "after" }),
    );
    await bus.close();
  });
});

describe("while the service that draws pictures is down", () => {
  it("the last good picture is served, even after a restart", async () => {
    draw("/social/about.png", "good");
    await gateway.get("/social/about.png");
    await pictures.stop();
    now += 61_000;
    const last = await eventually(async () => {
      const got = await gateway.get("/social/about.png");
      expect(got.headers["x-cache"]).toBe("stale");
      return got;
    });
    expect([last.status, last.text]).toEqual([200, "good"]);
    await gateway.close();
    await start();
    expect((await gateway.get("/social/about.png")).text).toBe("good");
  });

  it("pages are served as usual", async () => {
    await pictures.stop();
    site.show("/about", { body: "About" });
    expect((await gateway.get("/about")).text).toBe("About");
    expect((await gateway.getAdmin("/readyz")).status).toBe(200);
  });

  it("a picture that was never drawn gets a 503 with Retry-After", async () => {
    await pictures.stop();
    await gateway.close();
    await start({ limits: { startingMs: 50 } });
    const got = await gateway.get("/social/about.png");
    expect([got.status, got.headers["retry-after"]]).toEqual([503, "5"]);
    expect(problemSchema.parse(JSON.parse(got.text)).code).toBe("unavailable");
  });
});

describe("a picture of no page", () => {
  it("gets the 404 of the service", async () => {
    pictures.show("/social/none.png", {
      status: 404,
      body: "{}",
      headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
    });
    const got = await gateway.get("/social/none.png");
    expect([got.status, got.text, got.headers["content-type"]]).toEqual([
      404,
      "{}",
      "application/problem+json",
    ]);
  });
});
