import { eventually } from "@wordlehint/test-servers";
import { createLog } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { Registry } from "prom-client";
import { SiteError, type Site, type SiteResponse } from "../clients/pages/connect-site.ts";
import { createPageMetrics } from "../state/pages/page-metrics.ts";
import { createEntry, type PageEntry } from "../state/pages/memory-cache.ts";
import { createPuzzleClock } from "../state/pages/puzzle-clock.ts";
import { createRenderBudget } from "../state/pages/render-budget.ts";
import { createRendersInFlight } from "../state/pages/renders-in-flight.ts";
import { storedPage } from "../domain/pages/stored-page.fixture.ts";
import type { StoredPage } from "../domain/pages/stored-page.ts";
import { findInMemory, servePage, type ServeContext } from "./serve-page.ts";

const now = () => new Date("2026-11-21T12:30:00Z");
const visitor = {
  security: { isHttps: false, frameAncestors: "'none'", extraSources: {}, scriptFolders: [] },
  cdnMaxAgeSeconds: 0,
};
/** A page that has been purged. */
const lastGood = createEntry(storedPage({ path: "/about" }), visitor, true);

type Renderer = {
  /** What is cached. */
  entry?: PageEntry;
  /** A page of an earlier date. */
  older?: PageEntry;
  /** What the renderer responds; by default it hangs. */
  respond?: () => Promise<unknown>;
  outage?: ReturnType<Site["outage"]>;
  /** How many pages each client may have rendered per minute. */
  perMinute?: number;
};

/** Requests pages from a renderer, by default with one render of a page for each client. */
function useRenderer({
  entry,
  older,
  respond = () => new Promise(() => undefined),
  outage,
  perMinute = 1,
}: Renderer = {}) {
  let requests = 0;
  const budget = { page: perMinute, "page-data": 1, picture: 1, image: 1, hashed: 1, file: 1 };
  const context = {
    config: { CACHE_REVALIDATE_SECONDS: 60 },
    site: {
      fetch: () => {
        requests++;
        return respond();
      },
      outage: () => outage,
    },
    inlineScripts: { hashes: () => Promise.resolve([]) },
    store: {
      peek: () => entry,
      find: () => Promise.resolve(entry),
      findLastGood: () => Promise.resolve(older),
      put: (page: StoredPage, _keep: string, isStale: boolean) => createEntry(page, visitor, isStale),
      prepare: (page: StoredPage) => createEntry(page, visitor, false),
      sweep: () => undefined,
    },
    budget: createRenderBudget({ perMinute: budget, atOnce: 9, queueMs: 60_000, now: () => now().getTime() }),
    renders: createRendersInFlight(),
    failedRenders: new LRUCache<string, true>({ max: 10 }),
    clock: createPuzzleClock(() => now().getTime()),
    now,
    pageMetrics: createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
    log: createLog({ service: "test", level: "silent" }),
  };
  const peek = (path = "/about") =>
    findInMemory(context as unknown as ServeContext, path, () => "2026-11-21");
  const serve = (
    limits: Partial<ServeContext["limits"]> = { preferNewMs: 60_000, startingMs: 1 },
    path = "/about",
  ) =>
    servePage({ ...context, limits } as unknown as ServeContext, {
      path,
      date: "2026-11-21",
      client: "192.0.2.1",
    });
  return { serve, peek, requestCount: () => requests, failed: () => [...context.failedRenders.keys()] };
}

/** What the renderer responds with. */
const rendered = (body: string, status = 200) =>
  Promise.resolve({
    kind: "page",
    status,
    headers: { "content-type": "text/html", "surrogate-key": "about" },
    body: Buffer.from(body),
  });

const cached = (more: Partial<StoredPage> = {}, isStale = false) =>
  createEntry(storedPage({ path: "/about", freshUntil: now().getTime(), ...more }), visitor, isStale);

const bodyOf = ({ ready }: PageEntry) => ready.variants.identity.body.toString();

/** Lets pending promises settle. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a purged page, while the renderer hangs", () => {
  it("is the last good one, at once for those who come after the first has waited", async () => {
    const { serve, requestCount } = useRenderer({ entry: lastGood });
    expect(await serve({ preferNewMs: 1 })).toEqual({ entry: lastGood, state: "stale" });
    const second = serve({ preferNewMs: 5000 }).then(({ state }) => state);
    expect(await Promise.race([second, turn().then(() => "waiting")])).toBe("stale");
    expect(requestCount()).toBe(1);
  });
});

describe("a cached page", () => {
  it.each(["serve", "wait"] as const)(
    "is served while it is fresh, whatever follows: %s",
    async (whenStale) => {
      const entry = cached({ freshUntil: now().getTime() + 1, whenStale });
      const { serve, peek, requestCount } = useRenderer({ entry });
      expect(await serve()).toEqual({ entry, state: "hit" });
      expect(peek()).toBe(entry);
      expect(entry.lastRequestedAt).toBe(now().getTime());
      expect(requestCount()).toBe(0);
    },
  );

  it.each([
    ["from memory", ({ peek }: ReturnType<typeof useRenderer>) => Promise.resolve(peek())],
    ["from the disk", async ({ serve }: ReturnType<typeof useRenderer>) => (await serve()).entry],
  ])("is served %s when it is no longer fresh, and rendered again meanwhile", async (_place, request) => {
    const entry = cached();
    const renderer = useRenderer({ entry, respond: () => rendered("new") });
    expect(await request(renderer)).toBe(entry);
    await turn();
    expect(renderer.requestCount()).toBe(1);
    expect([entry.isStale, renderer.failed()]).toEqual([false, []]);
  });

  it("is the last good one when rendering it again fails, and isn't rendered for every request", async () => {
    const entry = cached();
    const renderer = useRenderer({ entry, respond: () => Promise.reject(new SiteError("away")) });
    await renderer.serve();
    await turn();
    expect(entry.isStale).toBe(true);
    expect(renderer.failed()).toEqual([entry.metadata.key]);
    expect(renderer.peek()).toBeUndefined();
    expect(await renderer.serve()).toEqual({ entry, state: "stale" });
    expect(renderer.requestCount()).toBe(1);
  });

  it("isn't rendered again right after that has failed", async () => {
    const entry = cached();
    const renderer = useRenderer({ entry, respond: () => Promise.reject(new SiteError("away")) });
    await renderer.serve();
    await turn();
    entry.isStale = false;
    expect(renderer.peek()).toBe(entry);
    expect(renderer.requestCount()).toBe(1);
  });

  it("is waited for when it must not be shown any longer", async () => {
    const entry = cached({ whenStale: "wait" });
    const { serve, peek } = useRenderer({ entry, respond: () => rendered("new") });
    expect(peek()).toBeUndefined();
    const { entry: served, state } = await serve();
    expect([bodyOf(served), state, served.lastRequestedAt]).toEqual(["new", "miss", now().getTime()]);
  });

  it.each([
    ["that has been purged", { entry: lastGood }],
    ["of an earlier date", { older: lastGood }],
  ])("%s is rendered in time, or is the last good one where that fails", async (_which, stored) => {
    const good = await useRenderer({ ...stored, respond: () => rendered("new") }).serve();
    expect([bodyOf(good.entry), good.state]).toEqual(["new", "miss"]);
    const failing = useRenderer({ ...stored, respond: () => Promise.reject(new SiteError("away")) });
    expect(await failing.serve()).toEqual({ entry: lastGood, state: "stale" });
    expect(failing.failed()).toEqual([lastGood.metadata.key]);
  });

  it("isn't found in memory where there is none", () => {
    expect(useRenderer().peek()).toBeUndefined();
  });
});

describe("a page that was never rendered", () => {
  it("is rendered, and costs a client a tenth of a render if there is something at the address", async () => {
    const { serve } = useRenderer({ respond: () => rendered("About"), perMinute: 2 });
    for (let page = 0; page < 11; page++) {
      const { entry, state } = await serve(undefined, `/page-${page}`);
      expect([bodyOf(entry), state]).toEqual(["About", "miss"]);
    }
    await expect(serve(undefined, "/another")).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("costs a client a whole render if there is nothing at the address", async () => {
    const { serve } = useRenderer({ respond: () => rendered("Not found", 404), perMinute: 2 });
    for (const path of ["/no-page", "/no-other-page"])
      expect(await serve(undefined, path)).toMatchObject({ state: "miss" });
    await expect(serve(undefined, "/another")).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("is the renderer's own page about its failure, if it sent one", async () => {
    const errorPage = (await rendered("Broken", 500)) as SiteResponse;
    const { serve } = useRenderer({ respond: () => Promise.reject(new SiteError("500", { errorPage })) });
    const { entry, state } = await serve();
    expect([bodyOf(entry), entry.metadata.status, state]).toEqual(["Broken", 500, "unavailable"]);
  });

  it("fails as it is for another reason than the renderer", async () => {
    const { serve } = useRenderer({ respond: () => Promise.reject(new Error("disk full")) });
    await expect(serve()).rejects.toThrow("disk full");
  });

  it("isn't waited for without end while the renderer is starting", async () => {
    const outage = { forMs: 0, isFirst: true };
    const { serve } = useRenderer({ respond: () => Promise.reject(new SiteError("away")), outage });
    await expect(serve({ startingMs: 1 })).rejects.toMatchObject({
      code: "unavailable",
      message: "The site can't show this page right now. Please try again shortly.",
    });
  });

  const fail = () => Promise.reject(new SiteError("away"));

  it("counts once for a client that asks for it again while it is being rendered", async () => {
    const { serve } = useRenderer();
    const refused: unknown[] = [];
    for (let times = 0; times < 3; times++) {
      serve({ startingMs: 60_000 }).catch((error: unknown) => refused.push(error));
      await turn();
    }
    expect(refused).toEqual([]);
    await expect(serve({ startingMs: 60_000 }, "/other")).rejects.toMatchObject({
      code: "too_many_requests",
    });
  });

  it.each([
    ["responds, and fails", undefined],
    ["has been away for longer than a start takes", { forMs: 300, isFirst: false }],
  ])("can't be shown while the renderer %s: visitors don't wait for it", async (_what, outage) => {
    const { serve, requestCount } = useRenderer({ respond: fail, outage });
    await expect(serve({ startingMs: 300 })).rejects.toMatchObject({ code: "unavailable" });
    expect(requestCount()).toBe(1);
  });

  it("is asked for again while the renderer restarts", async () => {
    const responses = [fail, () => new Promise(() => undefined)];
    const respond = () => responses.shift()?.() ?? fail();
    const { serve, requestCount } = useRenderer({ respond, outage: { forMs: 59_999, isFirst: false } });
    serve({ startingMs: 60_000 }).catch(() => undefined);
    await eventually(() => expect(requestCount()).toBe(2));
  });
});

it("A page in memory is served at once when it has been compressed, and not before", () => {
  const entry = createEntry(storedPage({ path: "/about", freshUntil: Infinity }), visitor, false);
  const context = { store: { peek: () => entry }, now } as unknown as ServeContext;
  const find = () => findInMemory(context, "/about", () => "2026-11-21");
  entry.compressed = Promise.resolve();
  expect(find()).toBeUndefined();
  entry.compressed = undefined;
  expect(find()).toBe(entry);
  expect(entry.lastRequestedAt).toBe(now().getTime());
});
