import type { EventData } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import { useGatewayOnBus } from "./support/use-gateway-on-bus.ts";

const now = Date.parse("2026-11-21T12:30:00Z");

const on = useGatewayOnBus(now);

type Change = Partial<EventData<"content.published">>;

const publish = (change: Change, type: "content.published" | "content.unpublished" = "content.published") => {
  const documents = [{ id: "a", type: "blogPost", slugs: ["a"] }];
  const data = { dataset: "production", transactionId: "t1", documents, ...change };
  return on.bus.publish(newEvent(type, "production/t1", data, new Date(now)));
};
const show = (path: string, body: string, tags: string, status = 200) =>
  on.site.show(path, { body, status, headers: { "surrogate-key": tags } });
const shown = async (path: string) => (await on.gateway.get(path)).text;
const untilHit = (path: string) =>
  eventually(async () => expect(await on.gateway.get(path)).toMatchObject({ headers: { "x-cache": "hit" } }));

describe("a change of content", () => {
  it.each(["content.published", "content.unpublished"] as const)(
    "(%s) has exactly the pages rendered again that have the named sync tags",
    async (type) => {
      show("/blog/a", "first", "s1:a type:blogPost");
      show("/blog/b", "other", "s1:b type:blogPost");
      await shown("/blog/a");
      await shown("/blog/b");
      show("/blog/a", "second", "s1:a type:blogPost");
      await publish({ syncTags: ["s1:a"] }, type);
      await on.untilPurged(1);
      expect(await shown("/blog/a")).toBe("second");
      await untilHit("/blog/a");
      expect((await on.gateway.get("/blog/b")).headers["x-cache"]).toBe("hit");
      expect([on.site.requestCount("/blog/a"), on.site.requestCount("/blog/b")]).toEqual([2, 1]);
    },
  );

  it("without sync tags has all pages with such documents rendered again", async () => {
    show("/blog/a", "first", "s1:a type:blogPost");
    show("/about", "About", "s1:about type:page");
    await shown("/blog/a");
    await shown("/about");
    show("/blog/a", "second", "s1:a type:blogPost");
    await publish({});
    await on.untilPurged(1);
    expect(await shown("/blog/a")).toBe("second");
    expect((await on.gateway.get("/about")).headers["x-cache"]).toBe("hit");
  });

  it("shows a new page at once", async () => {
    show("/blog/new", "Not found", "s1:new type:blogPost", 404);
    expect((await on.gateway.get("/blog/new")).status).toBe(404);
    show("/blog/new", "new", "s1:new type:blogPost");
    await publish({ syncTags: ["s1:new"] });
    await on.untilPurged(1);
    expect(await on.gateway.get("/blog/new")).toMatchObject({ status: 200, text: "new" });
  });

  it("removes a page at once", async () => {
    show("/blog/a", "a", "s1:a");
    await shown("/blog/a");
    show("/blog/a", "Not found", "s1:a", 404);
    await publish({ syncTags: ["s1:a"] }, "content.unpublished");
    await on.untilPurged(1);
    expect((await on.gateway.get("/blog/a")).status).toBe(404);
  });

  it("during a render has the page rendered once more", async () => {
    show("/blog/a", "first", "s1:a");
    const release = on.site.hold();
    const visitor = on.gateway.get("/blog/a");
    await eventually(() => expect(on.site.requestCount("/blog/a")).toBe(1));
    await publish({ syncTags: ["s1:a"] });
    await on.untilPurged(1);
    show("/blog/a", "second", "s1:a");
    release();
    expect((await visitor).text).toBe("second");
    expect((await on.gateway.get("/blog/a")).text).toBe("second");
  });

  it("of another dataset changes no page", async () => {
    show("/blog/a", "first", "s1:a type:blogPost");
    await shown("/blog/a");
    await publish({ dataset: "staging", syncTags: ["s1:a"], liveEventId: "live-9" });
    await publish({ documents: [{ id: "b", type: "author", slugs: [] }] });
    await on.untilPurged(1);
    expect((await on.gateway.get("/blog/a")).headers["x-cache"]).toBe("hit");
  });

  it("leaves the last good page while the content store is down, and shows the new one afterwards", async () => {
    show("/blog/a", "first", "s1:a");
    await shown("/blog/a");
    on.site.show("/blog/a", { status: 503, body: "The content is away." });
    await publish({ syncTags: ["s1:a"] });
    await on.untilPurged(1);
    const { status, text, headers } = await on.gateway.get("/blog/a");
    expect([status, text, headers["x-cache"]]).toEqual([200, "first", "stale"]);
    show("/blog/a", "second", "s1:a");
    await eventually(async () => expect(await shown("/blog/a")).toBe("second"));
  });

  it("of many pages has the most recently requested ones rendered first", async () => {
    await on.gateway.close();
    let clock = now;
    await on.start({ now: () => clock++, hasPosition: true });
    const paths = Array.from({ length: 100 }, (_, number) => `/blog/${number}`);
    for (const path of paths) show(path, "first", "type:blogPost");
    for (const path of paths) await shown(path);
    await shown("/blog/7");
    const before = on.site.requests.length;
    for (const path of paths) show(path, "second", "type:blogPost");
    await publish({});
    await eventually(() => expect(on.site.requests.length).toBe(before + 64));
    expect(await shown("/blog/0")).toBe("second");
    expect(on.site.requests.slice(before, before + 64).some(({ url }) => url === "/blog/0")).toBe(false);
  });
});

describe("the state of the content that a page must show", () => {
  const liveEventIdSent = () => on.site.requests.at(-1)?.headers["x-live-event-id"];

  it("is sent to the renderer: the newest one, in whichever order events arrive", async () => {
    show("/blog/a", "a", "s1:a");
    await shown("/blog/a");
    expect(liveEventIdSent()).toBeUndefined();
    for (const [times, liveEventId] of ["live-10", "live-9"].entries()) {
      await publish({ syncTags: ["s1:a"], liveEventId });
      await on.untilPurged(times + 1);
      await untilHit("/blog/a");
      expect(liveEventIdSent()).toBe("live-10");
    }
  });

  it("survives a restart", async () => {
    show("/blog/a", "a", "s1:a");
    await shown("/blog/a");
    await publish({ syncTags: ["s1:a"], liveEventId: "live-10" });
    await on.untilPurged(1);
    await untilHit("/blog/a");
    await on.gateway.close();
    await on.start({ hasPosition: true });
    show("/blog/b", "b", "s1:b");
    await shown("/blog/b");
    expect(liveEventIdSent()).toBe("live-10");
  });
});

describe("a page that has moved", () => {
  it("redirects visitors, until the redirect is removed", async () => {
    on.site.show("/blog/old", {
      status: 301,
      headers: { location: "/blog/a", "surrogate-key": "type:redirect" },
    });
    expect(await on.gateway.get("/blog/old")).toMatchObject({
      status: 301,
      headers: { location: "/blog/a" },
    });
    expect((await on.gateway.get("/blog/old")).headers["x-cache"]).toBe("hit");
    show("/blog/old", "back again", "type:redirect");
    await publish({ documents: [{ id: "r", type: "redirect", slugs: [] }] }, "content.unpublished");
    await on.untilPurged(1);
    expect(await shown("/blog/old")).toBe("back again");
  });

  it("has page data with status 200, because a browser would follow a redirect without reading it", async () => {
    const path = "/page-data/blog/old/page-data.json";
    const headers = { location: `${on.site.url}/blog/a`, "content-type": "application/json" };
    const body = '{"result":{"serverData":{"redirect":"/blog/a"}}}';
    on.site.show(path, { status: 301, headers, body });
    const got = await on.gateway.get(path);
    expect([got.status, got.text, got.headers.location]).toEqual([200, body, "/blog/a"]);
    expect((await on.gateway.get(path)).headers["x-cache"]).toBe("hit");
    on.site.show("/page-data/once/page-data.json", { status: 302, headers, body });
    expect((await on.gateway.get("/page-data/once/page-data.json")).status).toBe(200);
    expect((await on.gateway.get("/page-data/once/page-data.json")).headers["x-cache"]).toBe("miss");
  });
});
