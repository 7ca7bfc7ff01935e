import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Upstream } from "../clients/connect-upstream.ts";
import { compressPage } from "../clients/pages/compress-page.ts";
import { connectImages } from "../clients/pages/connect-images.ts";
import { connectSite, type Site } from "../clients/pages/connect-site.ts";
import { createInlineScripts, type InlineScripts } from "../clients/pages/inline-scripts.ts";
import { withPictures } from "../clients/pages/with-pictures.ts";
import type { Config } from "../config.ts";
import { createMemoryCache } from "../state/pages/memory-cache.ts";
import { createPageMetrics, type PageMetrics } from "../state/pages/page-metrics.ts";
import { createPuzzleClock, type PuzzleClock } from "../state/pages/puzzle-clock.ts";
import { createRenderBudget, type RenderBudget } from "../state/pages/render-budget.ts";
import { createRendersInFlight, type RendersInFlight } from "../state/pages/renders-in-flight.ts";
import { createRerenderQueue, type RerenderQueue } from "../state/pages/rerender-queue.ts";
import { openDiskCache } from "../store/disk-cache.ts";
import { createPageStore, type PageStore } from "../store/page-store.ts";
import { openStateFile, type StateFile } from "../store/state-file.ts";
import { connectService, type BaseContext } from "./base.ts";

/** The parts that render pages, keep them, and serve them. */
export type PagesContext = BaseContext & {
  clock: PuzzleClock;
  /** The renderer of pages and of their pictures. */
  site: Site;
  inlineScripts: InlineScripts;
  store: PageStore;
  state: StateFile;
  renders: RendersInFlight;
  rerenders: RerenderQueue;
  budget: RenderBudget;
  /** Keys of pages that failed to render or were slow a moment ago: visitors get the older page without waiting. */
  failedRenders: LRUCache<string, true>;
  pageMetrics: PageMetrics;
  /** The server of the content's files. */
  files: Upstream;
};

/** Of the 16 connections to each renderer, four stay free for pages that are rendered again. */
const visitorRenders = 12;
const failedRenderMs = 1000;

export async function openPages(base: BaseContext): Promise<PagesContext> {
  const { config, limits, log, metrics, now, onClose } = base;
  const state = await openStateFile(config.CACHE_DIR, log);
  const site = connectRenderers(base, state);
  const store = await openPageStore(base, site);
  const rerenders = createRerenderQueue();
  onClose(() => store.settled());
  onClose(() => {
    rerenders.clear();
    return site.close();
  });
  return {
    ...base,
    clock: createPuzzleClock(() => now().getTime()),
    site,
    inlineScripts: createInlineScripts(site, log),
    store,
    state,
    renders: createRendersInFlight(),
    rerenders,
    budget: createRenderBudget({
      perMinute: limits.rendersPerMinute,
      concurrency: visitorRenders,
      queueMs: limits.queueMs,
      now: () => now().getTime(),
    }),
    failedRenders: new LRUCache({ max: 10_000, ttl: failedRenderMs }),
    pageMetrics: createPageMetrics(metrics.registry, store.bytes),
    files: connectService(base, config.CONTENT_IMAGES_URL, contentToken(config)),
  };
}

function connectRenderers({ config, limits }: BaseContext, state: StateFile): Site {
  const timeoutMs = limits.renderMs;
  return withPictures({
    site: connectSite({
      url: config.SITE_URL,
      timeoutMs,
      rendererKey: config.RENDERER_KEY,
      liveEventId: () => state.liveEventId,
    }),
    pictures: connectSite({ url: config.SOCIAL_IMAGES_URL, timeoutMs }),
    images: connectImages({ url: config.CONTENT_IMAGES_URL, timeoutMs, token: contentToken(config) }),
  });
}

async function openPageStore({ config, security, log }: BaseContext, site: Site): Promise<PageStore> {
  const visitor = { security, cdnMaxAgeSeconds: config.CDN_MAX_AGE_SECONDS };
  const dir = join(config.CACHE_DIR, "pages");
  const disk = await openDiskCache({ dir, maxBytes: config.CACHE_DISK_MAX_BYTES, log });
  const compress = compressPage(site);
  const memory = createMemoryCache({ maxBytes: config.CACHE_MAX_BYTES, visitor, compress, log });
  return createPageStore({ memory, disk, visitor });
}

/** Our own lake serves pictures and files only with a token. No other server is sent it. */
function contentToken({ CONTENT_IMAGES_URL, SANITY_API_HOST, SANITY_TOKEN }: Config): string | undefined {
  return CONTENT_IMAGES_URL === SANITY_API_HOST ? SANITY_TOKEN : undefined;
}
