import type { PuzzleDate } from "@wordlehint/contracts";
import type { Log } from "@wordlehint/runtime";
import { cacheKey } from "../domain/cache-key.ts";
import { judgeAnswer, type PolicyTimes } from "../domain/cache-policy.ts";
import type { PuzzleClock } from "../domain/puzzle-clock.ts";
import type { GatewayMetrics } from "../metrics.ts";
import type { HeldPage } from "../store/memory-cache.ts";
import type { PageStore } from "../store/page-store.ts";
import type { PageLabel, StoredPage } from "../store/stored-page.ts";
import { SiteError, type Site, type SiteAnswer } from "./ask-site.ts";

export type PageRequest = {
  /** Canonical, with the query that counts. */
  path: string;
  /** The visitor's puzzle date. */
  date: PuzzleDate;
};

/** Renders pages and puts them into the store, each only once at a time. */
export type Renderer = {
  /** @throws {SiteError} */
  render(request: PageRequest, isShared: boolean): Promise<HeldPage>;
  /** A page that the renderer made instead, ready to be shown and not kept. */
  apology(request: PageRequest, error: SiteError): HeldPage | undefined;
  /** Pages being rendered now may show what was before: those affected are rendered once more. */
  outdate(affects: (label: PageLabel) => boolean): void;
};

export type RendererParts = {
  site: Site;
  store: PageStore;
  clock: PuzzleClock;
  now: () => number;
  times: PolicyTimes;
  metrics: GatewayMetrics;
  log: Log;
};

const mostAttempts = 3;

export function createRenderer(parts: RendererParts): Renderer {
  const { store, clock, log } = parts;
  const running = new Map<string, Promise<HeldPage>>();
  const flights = new Set<Flight>();
  let swept = "";

  const sweepWhenDatesChange = () => {
    const live = clock.liveDates();
    const dates = [...live].join();
    if (dates === swept) return;
    swept = dates;
    store.sweep(live);
  };

  const renderUntilCurrent = async (request: PageRequest, key: string): Promise<HeldPage> => {
    for (let attempt = 1; ; attempt++) {
      const flight: Flight = { outdatedBy: [] };
      flights.add(flight);
      try {
        const answer = await measured(parts, request);
        const { page, keep } = toPage(parts, request, answer);
        const isOutdated = flight.outdatedBy.some((affects) => affects(page));
        if (isOutdated && attempt < mostAttempts) continue;
        const held = store.put(page, keep, isOutdated);
        // At once: who comes after a purge of this page must not join in.
        running.delete(key);
        if (page.date !== undefined) sweepWhenDatesChange();
        return held;
      } finally {
        flights.delete(flight);
      }
    }
  };

  const run = (request: PageRequest, key: string): Promise<HeldPage> =>
    renderUntilCurrent(request, key).catch((error: unknown) => {
      running.delete(key);
      const message =
        error instanceof SiteError ? "a page can't be rendered" : "a rendered page can't be used";
      log.warn({ err: error, path: request.path }, message);
      throw error;
    });

  return {
    render: async (request, isShared) => {
      const key = isShared ? cacheKey(request.path) : cacheKey(request.path, request.date);
      const underway = running.get(key) ?? run(request, key);
      running.set(key, underway);
      const held = await underway;
      await held.compressed;
      return held;
    },
    apology: (request, { apology }) => apology && store.hold(toPage(parts, request, apology).page),
    outdate: (affects) => {
      for (const flight of flights) flight.outdatedBy.push(affects);
    },
  };
}

type Flight = { outdatedBy: ((label: PageLabel) => boolean)[] };

async function measured({ site, clock, metrics }: RendererParts, { path, date }: PageRequest) {
  const ended = metrics.renderDuration.startTimer();
  try {
    const answer = await site.ask(path, clock.renderZone(date));
    metrics.renders.inc({ outcome: "done" });
    return answer;
  } catch (error) {
    metrics.renders.inc({ outcome: "failed" });
    throw error;
  } finally {
    ended();
  }
}

function toPage({ now, times }: RendererParts, { path, date: asked }: PageRequest, answer: SiteAnswer) {
  const { keep, date, tags, freshMs, then } = judgeAnswer(answer, asked, times);
  const { kind, status, headers, body } = answer;
  const page: StoredPage = {
    key: cacheKey(path, date),
    path,
    kind,
    status,
    contentType: headers["content-type"] ?? "application/octet-stream",
    location: headers.location,
    date,
    tags,
    freshUntil: now() + freshMs,
    then,
    body,
  };
  return { page, keep };
}
