import { createLog } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { Registry } from "prom-client";
import type { CheckContext } from "../../src/actions/check-site.ts";
import type { ServeContext } from "../../src/actions/serve-page.ts";
import type { Site, SiteResponse } from "../../src/clients/pages/connect-site.ts";
import { createMemoryCache } from "../../src/state/pages/memory-cache.ts";
import { createPageMetrics } from "../../src/state/pages/page-metrics.ts";
import { createPuzzleClock } from "../../src/state/pages/puzzle-clock.ts";
import { createRenderBudget } from "../../src/state/pages/render-budget.ts";
import { createRendersInFlight } from "../../src/state/pages/renders-in-flight.ts";
import { createRerenderQueue } from "../../src/state/pages/rerender-queue.ts";
import type { DiskCache } from "../../src/store/disk-cache.ts";
import { createPageStore } from "../../src/store/page-store.ts";
import type { StateFile } from "../../src/store/state-file.ts";
import { visitor } from "./stored-page.ts";

export type Fetch = (...asked: Parameters<Site["fetch"]>) => Promise<Partial<SiteResponse>>;

type Options = {
  /** Stands in for the renderer, which by default never responds. */
  fetch?: Fetch;
  outage?: ReturnType<Site["outage"]>;
  /** Renders of a client per minute. */
  perMinute?: number;
  compress?: () => Promise<{ br: Buffer; gzip: Buffer }>;
};

/** Half past seven in New York; two dates are live. */
export const now = () => new Date("2026-11-21T12:30:00Z");

/** Returns the parts that render pages and keep them in memory, with a disk that takes as long as the test says. */
export function usePages({ fetch = hang, outage, perMinute = 1, compress = hang }: Options = {}) {
  const requests: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const saved: object[] = [];
  const disk = useDisk();
  const ending = new AbortController();
  const log = createLog({
    service: "test",
    level: "warn",
    destination: { write: (line) => void logged.push(JSON.parse(line) as (typeof logged)[number]) },
  });
  const memory = createMemoryCache({ maxBytes: 1_000_000, visitor, compress, log });
  const context = {
    config: { CACHE_REVALIDATE_SECONDS: 60 },
    limits: { preferNewMs: 60_000, startingMs: 1 },
    site: {
      fetch: async (path, zone, options) => {
        requests.push(path);
        const response = await fetch(path, zone, options);
        return { kind: "page", status: 200, headers: {}, body: Buffer.from(""), ...response };
      },
      outage: () => outage,
      close: () => Promise.resolve(),
    },
    inlineScripts: {
      hashes: () => Promise.resolve(["'sha256-x'"]),
      refresh: () => Promise.resolve(["'sha256-x'"]),
    },
    store: createPageStore({ memory, disk, visitor }),
    state: useState(saved),
    renders: createRendersInFlight(),
    rerenders: createRerenderQueue(),
    budget: createRenderBudget({
      perMinute: { page: perMinute, "page-data": 1, picture: 1, image: 1, hashed: 1, file: 1 },
      concurrency: 9,
      queueMs: 60_000,
      now: () => now().getTime(),
    }),
    failedRenders: new LRUCache<string, true>({ max: 10 }),
    clock: createPuzzleClock(() => now().getTime()),
    now,
    pageMetrics: createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
    log,
    signal: ending.signal,
  } satisfies ServeContext & CheckContext;
  const stale = () => context.store.stale().map(({ path }) => path);
  return { context, requests, logged, saved, disk, stale, end: () => ending.abort() };
}

type State = { -readonly [K in keyof StateFile]: StateFile[K] };

/** A state file in memory, which adds to `saved` what is saved. */
function useState(saved: object[]): State {
  const state: State = {
    place: undefined,
    build: undefined,
    liveEventId: undefined,
    save: (change) => {
      Object.assign(state, change);
      saved.push(change);
      return Promise.resolve();
    },
  };
  return state;
}

/** A disk that holds nothing. `marks` are settled by the test. */
function useDisk(): DiskCache & { marks: PromiseWithResolvers<undefined>[] } {
  const marks: PromiseWithResolvers<undefined>[] = [];
  return {
    marks,
    read: () => Promise.resolve(undefined),
    write: () => undefined,
    markStale: () => {
      const mark = Promise.withResolvers<undefined>();
      marks.push(mark);
      return mark.promise;
    },
    isStale: () => false,
    remove: () => undefined,
    list: () => [],
    tagged: () => [],
    bytes: () => 0,
    settled: () => Promise.resolve(),
  };
}

/** Never responds. */
export const hang = () => new Promise<never>(() => undefined);

/** Waits until pending promises have settled. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Returns an HTML page of the renderer. */
export const rendered = (body: string, tags = "about", status = 200): SiteResponse => ({
  kind: "page",
  status,
  headers: { "content-type": "text/html", "surrogate-key": tags },
  body: Buffer.from(body),
});
