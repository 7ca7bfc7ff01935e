import { join } from "node:path";
import { connectBus, createLog, createMetrics, type Bus, type Log, type Metrics } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { Agent, type Dispatcher } from "undici";
import { connectContent } from "./actions/connect-content.ts";
import { connectSite, type Site } from "./actions/ask-site.ts";
import { createPreviewSecrets, type PreviewSecrets } from "./actions/preview-secrets.ts";
import { createPurger, type Purger } from "./actions/purge-pages.ts";
import { createRenderer } from "./actions/render-page.ts";
import { createPageServer, type PageServer, type ServeLimits } from "./actions/serve-page.ts";
import { withPictures } from "./actions/with-pictures.ts";
import type { Config } from "./config.ts";
import { judgeHost, type HostRule, type HostVerdict } from "./domain/host.ts";
import { createPuzzleClock, type PuzzleClock } from "./domain/puzzle-clock.ts";
import type { Upstream } from "./domain/route-table.ts";
import type { SecurityOptions } from "./domain/security-headers.ts";
import { createGatewayMetrics, type GatewayMetrics } from "./metrics.ts";
import { openDiskCache } from "./store/disk-cache.ts";
import { createMemoryCache } from "./store/memory-cache.ts";
import { createPageStore, type PageStore } from "./store/page-store.ts";
import { openStateFile, type StateFile } from "./store/state-file.ts";

/** What tests may replace. */
export type Overrides = {
  now?: () => number;
  limits?: Partial<Limits>;
};

export type Limits = ServeLimits & {
  /** How long the renderer may take for a page. */
  renderMs: number;
  /** How long a service may take to begin its answer. */
  serviceMs: number;
  /** How long the content may take to say whether a secret is good. */
  contentMs: number;
  /** How often the renderer is looked at. */
  watchMs: number;
};

const usualLimits: Limits = {
  preferNewMs: 2000,
  startingMs: 10_000,
  renderMs: 10_000,
  serviceMs: 10_000,
  contentMs: 5000,
  watchMs: 3000,
};

/** Everything that the gateway's rooms share. */
export type Context = {
  log: Log;
  processMetrics: Metrics;
  metrics: GatewayMetrics;
  bus: Bus;
  clock: PuzzleClock;
  limits: Limits;
  site: Site;
  store: PageStore;
  state: StateFile;
  purger: Purger;
  pageServer: PageServer;
  services: { dispatcher: Dispatcher; origins: Readonly<Record<Upstream, string>> };
  /** Pictures and files of the content. */
  assets: { dispatcher: Dispatcher; origin: string };
  content: { project: string; dataset: string };
  webhookSecret: string | undefined;
  /** Undefined without a token for drafts. */
  previewSecrets: PreviewSecrets | undefined;
  previewKey: string | undefined;
  studioOrigin: string | undefined;
  now: () => number;
  publicOrigin: URL;
  security: SecurityOptions;
  hostVerdict: (host: string | undefined) => HostVerdict;
  queryParameters: ReadonlySet<string>;
  trustedHops: number;
};

export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  const log = createLog({ service: "gateway", level: config.LOG_LEVEL });
  const now = overrides.now ?? Date.now;
  const limits = { ...usualLimits, ...overrides.limits };
  const publicOrigin = new URL(config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT || 80}`);
  const security = readSecurity(config, publicOrigin);
  const clock = createPuzzleClock(now);

  const visitor = {
    security,
    cdnMaxAgeSeconds: config.CDN_MAX_AGE_SECONDS,
    studioOrigin: config.STUDIO_ORIGIN,
  };
  const state = await openStateFile(config.CACHE_DIR, log);
  const disk = await openDiskCache({
    dir: join(config.CACHE_DIR, "pages"),
    maxBytes: config.CACHE_DISK_MAX_BYTES,
    log,
  });
  const memory = createMemoryCache({ maxBytes: config.CACHE_MAX_BYTES, visitor, log });
  const store = createPageStore({ memory, disk, visitor });

  const processMetrics = createMetrics("gateway");
  const metrics = createGatewayMetrics(processMetrics.registry, store.bytes);
  const site = withPictures({
    site: connectSite({
      url: config.SITE_URL,
      timeoutMs: limits.renderMs,
      contentEvent: () => state.contentEvent,
    }),
    pictures: connectSite({ url: config.SOCIAL_IMAGES_URL, timeoutMs: limits.renderMs }),
  });
  const times = { revalidateMs: config.CACHE_REVALIDATE_SECONDS * 1000 };
  const client = connectContent(config, limits.contentMs);
  const renderer = createRenderer({ site, store, clock, now, times, metrics, log });
  return {
    log,
    processMetrics,
    metrics,
    bus: connectBus({
      url: config.NATS_URL,
      namespace: config.BUS_NAMESPACE,
      replicas: config.BUS_REPLICAS,
      service: "gateway",
      log,
      metrics: processMetrics,
    }),
    clock,
    limits,
    site,
    store,
    state,
    purger: createPurger({ store, renderer, clock, metrics }),
    pageServer: createPageServer({ site, store, renderer, now, limits }),
    services: connectServices(config, limits),
    assets: connectAssets(config, limits),
    content: { project: config.SANITY_PROJECT_ID, dataset: config.SANITY_DATASET },
    webhookSecret: config.SANITY_WEBHOOK_SECRET,
    previewSecrets: client && createPreviewSecrets({ client, log }),
    previewKey: config.PREVIEW_KEY,
    studioOrigin: config.STUDIO_ORIGIN,
    now,
    publicOrigin,
    security,
    hostVerdict: createHostJudge({ publicHost: publicOrigin.hostname, alsoAllowed: config.ALLOWED_HOSTS }),
    queryParameters: config.PAGE_QUERY_PARAMETERS,
    trustedHops: config.TRUSTED_PROXY_HOPS,
  };
}

function readSecurity(config: Config, publicOrigin: URL): SecurityOptions {
  return {
    isHttps: publicOrigin.protocol === "https:",
    frameAncestors: config.FRAME_ANCESTORS,
    extraSources: {
      "script-src": config.CSP_SCRIPT_SOURCES,
      "connect-src": config.CSP_CONNECT_SOURCES,
      "img-src": config.CSP_IMG_SOURCES,
      "frame-src": config.CSP_FRAME_SOURCES,
    },
  };
}

function connectServices({ RIDDLE_URL }: Config, limits: Limits): Context["services"] {
  return { dispatcher: connect(limits), origins: { riddle: new URL(RIDDLE_URL).origin } };
}

/** Connections of their own: a slow picture holds up no call of a service. */
function connectAssets({ CONTENT_IMAGES_URL }: Config, limits: Limits): Context["assets"] {
  return { dispatcher: connect(limits), origin: new URL(CONTENT_IMAGES_URL).origin };
}

function connect({ serviceMs }: Limits): Dispatcher {
  return new Agent({
    connections: 64,
    headersTimeout: serviceMs,
    bodyTimeout: serviceMs,
    connect: { timeout: 2000 },
  });
}

/** Remembers verdicts, since nearly all requests name the same host. */
function createHostJudge(rule: HostRule): Context["hostVerdict"] {
  const known = new LRUCache<string, HostVerdict>({ max: 100 });
  return (host = "") => {
    const verdict = known.get(host) ?? judgeHost(host || undefined, rule);
    known.set(host, verdict);
    return verdict;
  };
}
