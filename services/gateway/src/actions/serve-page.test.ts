import { createLog } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { Registry } from "prom-client";
import { createPageMetrics } from "../metrics.ts";
import { createEntry } from "../store/memory-cache.ts";
import { createPuzzleClock } from "../store/puzzle-clock.ts";
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

/** Requests the page of a visitor who waits up to `preferNewMs` for a new one, from a renderer that hangs. */
function useHangingRenderer() {
  let requests = 0;
  const context = {
    config: { CACHE_REVALIDATE_SECONDS: 60 },
    site: {
      fetch: () => {
        requests++;
        return new Promise(() => undefined);
      },
    },
    store: { find: () => Promise.resolve(lastGood) },
    renders: createRendersInFlight(),
    failedRenders: new LRUCache<string, true>({ max: 10 }),
    clock: createPuzzleClock(() => now().getTime()),
    now,
    pageMetrics: createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
    log: createLog({ service: "test", level: "silent" }),
  };
  const serve = (preferNewMs: number) =>
    servePage({ ...context, limits: { preferNewMs } } as unknown as ServeContext, {
      path: "/about",
      date: "2026-11-21",
      client: "192.0.2.1",
    });
  return { serve, requestCount: () => requests };
}

/** Lets pending promises settle. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a purged page, while the renderer hangs", () => {
  it("is the last good one, at once for those who come after the first has waited", async () => {
    const { serve, requestCount } = useHangingRenderer();
    expect(await serve(1)).toEqual({ entry: lastGood, state: "stale" });
    const second = serve(5000).then(({ state }) => state);
    expect(await Promise.race([second, turn().then(() => "waiting")])).toBe("stale");
    expect(requestCount()).toBe(1);
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
});
