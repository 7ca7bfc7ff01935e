import { eventually } from "@wordlehint/local/test-servers";
import { createLog } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { Registry } from "prom-client";
import { SiteError, type Site } from "../clients/connect-site.ts";
import { createPageMetrics } from "../metrics.ts";
import { createEntry, type PageEntry } from "../store/memory-cache.ts";
import { createPuzzleClock } from "../store/puzzle-clock.ts";
import { createRenderBudget } from "../store/render-budget.ts";
import { createRendersInFlight } from "../store/renders-in-flight.ts";
import { storedPage } from "../store/stored-page.fixture.ts";
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
  /** What the renderer responds; by default it hangs. */
  respond?: () => Promise<unknown>;
  outage?: ReturnType<Site["outage"]>;
};

/** Requests pages from a renderer that has one render of a page to spend for each client. */
function useRenderer({ entry, respond = () => new Promise(() => undefined), outage }: Renderer = {}) {
  let requests = 0;
  const one = { page: 1, "page-data": 1, picture: 1, image: 1, hashed: 1, file: 1 };
  const context = {
    config: { CACHE_REVALIDATE_SECONDS: 60 },
    site: {
      fetch: () => {
        requests++;
        return respond();
      },
      outage: () => outage,
    },
    store: { find: () => Promise.resolve(entry), findLastGood: () => Promise.resolve(undefined) },
    budget: createRenderBudget({ perMinute: one, atOnce: 9, queueMs: 60_000, now: () => now().getTime() }),
    renders: createRendersInFlight(),
    failedRenders: new LRUCache<string, true>({ max: 10 }),
    clock: createPuzzleClock(() => now().getTime()),
    now,
    pageMetrics: createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
    log: createLog({ service: "test", level: "silent" }),
  };
  const serve = (limits: Partial<ServeContext["limits"]>, path = "/about") =>
    servePage({ ...context, limits } as unknown as ServeContext, {
      path,
      date: "2026-11-21",
      client: "192.0.2.1",
    });
  return { serve, requestCount: () => requests };
}

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

describe("a page that was never rendered", () => {
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
