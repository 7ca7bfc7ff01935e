import { jest } from "@jest/globals";
import type { EventData } from "@wordlehint/contracts";
import { testServers, uniqueName } from "@wordlehint/local/test-servers";
import { connectBus, createLog, newEvent, type Bus } from "@wordlehint/runtime";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";
import { until } from "./support/until.ts";

jest.setTimeout(120_000);

const now = Date.parse("2026-11-21T12:30:00Z");

let site: FakeSite;
let gateway: RunningGateway;
let bus: Bus;
let cache: Awaited<ReturnType<typeof cacheDir>>;
let namespace: string;

const start = async (options: Partial<GatewayOptions> = {}) => {
  gateway = await startGateway({
    siteUrl: site.url,
    cacheDir: cache.dir,
    now: () => now,
    env: { BUS_NAMESPACE: namespace },
    ...options,
  });
};

beforeEach(async () => {
  namespace = uniqueName("gateway");
  site = await startSite();
  cache = await cacheDir();
  const log = createLog({ service: "test", level: "silent" });
  bus = connectBus({ url: testServers().natsUrl, namespace, replicas: 1, service: "test", log });
  await bus.ready;
  await start();
});

afterEach(async () => {
  await gateway.close();
  await bus.close();
  await site.stop();
  await cache.remove();
});

type Change = Partial<EventData<"content.published">>;

const publish = (change: Change, type: "content.published" | "content.unpublished" = "content.published") => {
  const documents = [{ id: "a", type: "blogPost", slugs: ["a"] }];
  const data = { dataset: "production", transactionId: "t1", documents, ...change };
  return bus.publish(newEvent(type, "production/t1", data, new Date(now)));
};
const purgesByEvent = async () => {
  const { text } = await gateway.get("/metrics");
  return Number(/gateway_purges_total\{cause="event"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
};
const untilPurged = (times: number) => until(purgesByEvent, (count) => count >= times);
const show = (path: string, body: string, tags: string, status = 200) =>
  site.show(path, { body, status, headers: { "surrogate-key": tags } });
const shown = async (path: string) => (await gateway.get(path)).text;
const untilHit = (path: string) =>
  until(
    () => gateway.get(path),
    ({ headers }) => headers["x-cache"] === "hit",
  );

describe("a change of content", () => {
  it.each(["content.published", "content.unpublished"] as const)(
    "(%s) has the pages rendered again that the lake names, and no other",
    async (type) => {
      show("/blog/a", "first", "s1:a type:blogPost");
      show("/blog/b", "other", "s1:b type:blogPost");
      await shown("/blog/a");
      await shown("/blog/b");
      show("/blog/a", "second", "s1:a type:blogPost");
      await publish({ syncTags: ["s1:a"] }, type);
      await untilPurged(1);
      expect(await shown("/blog/a")).toBe("second");
      await untilHit("/blog/a");
      expect((await gateway.get("/blog/b")).headers["x-cache"]).toBe("hit");
      expect([site.timesAsked("/blog/a"), site.timesAsked("/blog/b")]).toEqual([2, 1]);
    },
  );

  it("of which nothing more is known has all pages with such documents rendered again", async () => {
    show("/blog/a", "first", "s1:a type:blogPost");
    show("/about", "About", "s1:about type:page");
    await shown("/blog/a");
    await shown("/about");
    show("/blog/a", "second", "s1:a type:blogPost");
    await publish({});
    await untilPurged(1);
    expect(await shown("/blog/a")).toBe("second");
    expect((await gateway.get("/about")).headers["x-cache"]).toBe("hit");
  });

  it("shows a page at once where there was none", async () => {
    show("/blog/new", "Not found", "s1:new type:blogPost", 404);
    expect((await gateway.get("/blog/new")).status).toBe(404);
    show("/blog/new", "new", "s1:new type:blogPost");
    await publish({ syncTags: ["s1:new"] });
    await untilPurged(1);
    expect(await gateway.get("/blog/new")).toMatchObject({ status: 200, text: "new" });
  });

  it("takes a page away at once", async () => {
    show("/blog/a", "a", "s1:a");
    await shown("/blog/a");
    show("/blog/a", "Not found", "s1:a", 404);
    await publish({ syncTags: ["s1:a"] }, "content.unpublished");
    await untilPurged(1);
    expect((await gateway.get("/blog/a")).status).toBe(404);
  });

  it("that comes while a page is being rendered isn't overtaken by the older page", async () => {
    show("/blog/a", "first", "s1:a");
    const release = site.hold();
    const visitor = gateway.get("/blog/a");
    await until(
      () => site.timesAsked("/blog/a"),
      (times) => times === 1,
    );
    await publish({ syncTags: ["s1:a"] });
    await untilPurged(1);
    show("/blog/a", "second", "s1:a");
    release();
    expect((await visitor).text).toBe("second");
    expect((await gateway.get("/blog/a")).text).toBe("second");
  });

  it("of another dataset changes no page", async () => {
    show("/blog/a", "first", "s1:a type:blogPost");
    await shown("/blog/a");
    await publish({ dataset: "staging", syncTags: ["s1:a"], liveEventId: "live-9" });
    await publish({ documents: [{ id: "b", type: "author", slugs: [] }] });
    await untilPurged(1);
    expect((await gateway.get("/blog/a")).headers["x-cache"]).toBe("hit");
  });

  it("leaves the last good page when the content can't be asked, and shows the new one when it can", async () => {
    show("/blog/a", "first", "s1:a");
    await shown("/blog/a");
    site.show("/blog/a", { status: 503, body: "The content is away." });
    await publish({ syncTags: ["s1:a"] });
    await untilPurged(1);
    const { status, text, headers } = await gateway.get("/blog/a");
    expect([status, text, headers["x-cache"]]).toEqual([200, "first", "stale"]);
    show("/blog/a", "second", "s1:a");
    await until(
      () => shown("/blog/a"),
      (body) => body === "second",
    );
  });

  it("that concerns more pages than are looked at renders those first that were asked for last", async () => {
    await gateway.close();
    let clock = now;
    await start({ now: () => clock++, isKnownToBroker: true });
    const paths = Array.from({ length: 100 }, (_, number) => `/blog/${number}`);
    for (const path of paths) show(path, "first", "type:blogPost");
    for (const path of paths) await shown(path);
    await shown("/blog/7");
    const asked = site.requests.length;
    for (const path of paths) show(path, "second", "type:blogPost");
    await publish({});
    await until(
      () => site.requests.length,
      (count) => count === asked + 64,
    );
    expect(await shown("/blog/0")).toBe("second");
    expect(site.requests.slice(asked, asked + 64).some(({ url }) => url === "/blog/0")).toBe(false);
  });
});

describe("the state of the content that a page must show", () => {
  const stateNamed = () => site.requests.at(-1)?.headers["x-content-event"];

  it("is told to the renderer, the newest one whichever order events come in", async () => {
    show("/blog/a", "a", "s1:a");
    await shown("/blog/a");
    expect(stateNamed()).toBeUndefined();
    for (const [times, liveEventId] of ["live-10", "live-9"].entries()) {
      await publish({ syncTags: ["s1:a"], liveEventId });
      await untilPurged(times + 1);
      await untilHit("/blog/a");
      expect(stateNamed()).toBe("live-10");
    }
  });

  it("is still known after a restart", async () => {
    show("/blog/a", "a", "s1:a");
    await shown("/blog/a");
    await publish({ syncTags: ["s1:a"], liveEventId: "live-10" });
    await untilPurged(1);
    await untilHit("/blog/a");
    await gateway.close();
    await start({ isKnownToBroker: true });
    show("/blog/b", "b", "s1:b");
    await shown("/blog/b");
    expect(stateNamed()).toBe("live-10");
  });
});

describe("new numbers of the puzzles", () => {
  it("have every page with a puzzle rendered again, whatever its date, and no other", async () => {
    show("/", "number 1982", "home puzzle:2026-11-21");
    show("/about", "About", "s1:about");
    await shown("/");
    await shown("/about");
    show("/", "number 1981", "home puzzle:2026-11-21");
    await bus.publish(newEvent("riddle.renumbered", "numbers", { puzzleNumberOffset: 0 }, new Date(now)));
    await untilPurged(1);
    expect(await shown("/")).toBe("number 1981");
    expect((await gateway.get("/about")).headers["x-cache"]).toBe("hit");
  });
});

describe("a page that has moved", () => {
  it("sends visitors on, and is found again when it hasn't moved any more", async () => {
    site.show("/blog/old", {
      status: 301,
      headers: { location: "/blog/a", "surrogate-key": "type:redirect" },
    });
    expect(await gateway.get("/blog/old")).toMatchObject({ status: 301, headers: { location: "/blog/a" } });
    expect((await gateway.get("/blog/old")).headers["x-cache"]).toBe("hit");
    show("/blog/old", "back again", "type:redirect");
    await publish({ documents: [{ id: "r", type: "redirect", slugs: [] }] }, "content.unpublished");
    await untilPurged(1);
    expect(await shown("/blog/old")).toBe("back again");
  });

  it("says so in its data, which a browser that is on the site already reads", async () => {
    const path = "/page-data/blog/old/page-data.json";
    const headers = { location: `${site.url}/blog/a`, "content-type": "application/json" };
    const body = '{"result":{"serverData":{"redirect":"/blog/a"}}}';
    site.show(path, { status: 301, headers, body });
    const got = await gateway.get(path);
    expect([got.status, got.text, got.headers.location]).toEqual([200, body, "/blog/a"]);
    expect((await gateway.get(path)).headers["x-cache"]).toBe("hit");
    site.show("/page-data/once/page-data.json", { status: 302, headers, body });
    expect((await gateway.get("/page-data/once/page-data.json")).status).toBe(200);
    expect((await gateway.get("/page-data/once/page-data.json")).headers["x-cache"]).toBe("miss");
  });
});
