import { DomainError, wait } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { isSameForAll, resourceKind } from "../domain/resource.ts";
import type { PageState } from "../metrics.ts";
import type { HeldPage } from "../store/memory-cache.ts";
import type { PageStore } from "../store/page-store.ts";
import { SiteError, type Site } from "./ask-site.ts";
import type { PageRequest, Renderer } from "./render-page.ts";

export type ServedPage = { held: HeldPage; state: PageState };

export type PageServer = {
  /**
   * The page in memory, if it can be shown at once. One that is due is shown once more while it is rendered
   * again in the background.
   */
  atOnce(path: string, date: () => string): HeldPage | undefined;
  /**
   * The page as it is now; the last good one when it can't be rendered, or not soon.
   * @throws {DomainError} `unavailable` when there is none, and the renderer has no page that says so.
   */
  serve(request: PageRequest): Promise<ServedPage>;
};

export type PageServerParts = {
  site: Site;
  store: PageStore;
  renderer: Renderer;
  now: () => number;
  limits: ServeLimits;
};

export type ServeLimits = {
  /** How long a visitor waits for a new page when an older one could be shown. */
  preferNewMs: number;
  /** How long the first visitors wait for a renderer that is just starting. */
  startingMs: number;
};

const tryAgainMs = 1000;
const askAgainMs = 200;

export function createPageServer({ site, store, renderer, now, limits }: PageServerParts): PageServer {
  /** What just failed or was slow isn't waited for again by each visitor. */
  const failed = new LRUCache<string, true>({ max: 10_000, ttl: tryAgainMs });

  const refresh = (held: HeldPage, request: PageRequest) => {
    const { key, date } = held.label;
    if (failed.has(key)) return;
    renderer.render(request, date === undefined).catch(() => {
      failed.set(key, true);
      held.isStale = true;
    });
  };

  const isShowable = ({ isStale, label }: HeldPage) =>
    !isStale && (label.then === "show" || now() < label.freshUntil);

  const renderInTime = async (request: PageRequest, older: HeldPage): Promise<ServedPage> => {
    const { key } = older.label;
    if (failed.has(key)) return { held: older, state: "stale" };
    const isShared = older.label.date === undefined;
    const fresh = await within(limits.preferNewMs, renderer.render(request, isShared)).catch(() => undefined);
    if (fresh) return { held: fresh, state: "miss" };
    failed.set(key, true);
    return { held: older, state: "stale" };
  };

  const renderPatiently = async (request: PageRequest): Promise<ServedPage> => {
    const kind = resourceKind(request.path.split("?", 1)[0] ?? request.path);
    const isShared = isSameForAll(kind);
    const giveUpAt = performance.now() + limits.startingMs;
    for (;;) {
      try {
        return { held: await renderer.render(request, isShared), state: "miss" };
      } catch (error) {
        if (!(error instanceof SiteError)) throw error;
        const apology = renderer.apology(request, error);
        if (apology) return { held: apology, state: "unavailable" };
        const outage = site.outage(request.path);
        const isStarting = outage !== undefined && (outage.isFirst || outage.forMs < limits.startingMs);
        if (!isStarting || performance.now() > giveUpAt) {
          throw new DomainError(
            "unavailable",
            "The site can't show this page right now. Please try again shortly.",
          );
        }
        await wait(askAgainMs);
      }
    }
  };

  const serve = async (request: PageRequest): Promise<ServedPage> => {
    const held = await store.find(request.path, request.date);
    if (held && isShowable(held)) {
      if (now() >= held.label.freshUntil) refresh(held, request);
      return { held, state: "hit" };
    }
    const older = held ?? (await store.findLastGood(request.path, request.date));
    return older ? renderInTime(request, older) : renderPatiently(request);
  };

  return {
    atOnce: (path, date) => {
      const held = store.peek(path, date);
      if (!held || !isShowable(held)) return undefined;
      held.askedAt = now();
      if (held.askedAt >= held.label.freshUntil) refresh(held, { path, date: held.label.date ?? date() });
      return held;
    },
    serve: async (request) => {
      const served = await serve(request);
      served.held.askedAt = now();
      return served;
    },
  };
}

/** Resolves to undefined when the time is over first. */
async function within<T>(ms: number, result: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([result, wait(ms, over.signal).then(() => undefined)]);
  } finally {
    over.abort();
  }
}
