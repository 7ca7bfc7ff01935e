import { join } from "node:path";
import { openRuntime, type Runtime } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import { compressBySite } from "./clients/pages/compress-by-site.ts";
import { connectContent } from "./clients/studio/connect-content.ts";
import { connectImages } from "./clients/pages/connect-images.ts";
import { connectSite, type Site } from "./clients/pages/connect-site.ts";
import { createEditorAddresses, type EditorAddresses } from "./clients/studio/editor-addresses.ts";
import { createInlineScripts, type InlineScripts } from "./clients/pages/inline-scripts.ts";
import { connectUpstream, type Upstream } from "./clients/connect-upstream.ts";
import { createPreviewSecrets, type PreviewSecrets } from "./clients/studio/preview-secrets.ts";
import { createTextCheckPasses, type TextCheckPasses } from "./clients/studio/text-check-passes.ts";
import { withPictures } from "./clients/pages/with-pictures.ts";
import type { Config } from "./config.ts";
import { checkHost, type HostVerdict } from "./domain/host.ts";
import { keptTarget, type KeptTarget } from "./domain/api/kept-target.ts";
import type { ResourceKind } from "./domain/pages/resource.ts";
import { scriptFolders } from "./domain/script-folders.ts";
import { paymentSources } from "./domain/payment-sources.ts";
import type { SecurityOptions } from "./domain/security-headers.ts";
import { createPageMetrics, type PageMetrics } from "./state/pages/page-metrics.ts";
import { openDiskCache } from "./store/disk-cache.ts";
import { createKeptResponses, type KeptResponses } from "./state/api/kept-responses.ts";
import { createMemoryCache } from "./state/pages/memory-cache.ts";
import { createPageStore, type PageStore } from "./store/page-store.ts";
import { createPuzzleClock, type PuzzleClock } from "./state/pages/puzzle-clock.ts";
import { createRenderBudget, type RenderBudget } from "./state/pages/render-budget.ts";
import { createRendersInFlight, type RendersInFlight } from "./state/pages/renders-in-flight.ts";
import { createRerenderQueue, type RerenderQueue } from "./state/pages/rerender-queue.ts";
import { openStateFile, type StateFile } from "./store/state-file.ts";

/** What tests may replace. */
export type Overrides = {
  now?: () => Date;
  limits?: Partial<Limits>;
};

export type Limits = {
  /** How long a visitor waits for a new page when an older one is available: no page may take a second. */
  preferNewMs: number;
  /** How long the first visitors wait for a renderer that is still starting. */
  startingMs: number;
  /** Time-out of the renderer for a page. */
  renderMs: number;
  /** Time-out of a service until its response begins. */
  serviceMs: number;
  /** Time-out of the content store for a preview secret. */
  contentMs: number;
  /** Interval between checks of the renderer. */
  watchMs: number;
  /** How many resources that aren't cached a client may have rendered in a minute. */
  rendersPerMinute: Readonly<Record<ResourceKind, number>>;
  /** How long such a render waits until others have ended. */
  queueMs: number;
  /** How long a client may take nothing of a response, or send nothing of a request, before it is cut off. */
  stalledMs: number;
  /** How slowly a client may take a long response, on average over `stalledMs` while it has to be waited for. */
  slowestBytesPerSecond: number;
};

const defaultLimits: Limits = {
  preferNewMs: 700,
  startingMs: 10_000,
  renderMs: 10_000,
  serviceMs: 10_000,
  contentMs: 5000,
  watchMs: 3000,
  // Many clients may share an address, and a first visit needs some thirty files of the build.
  rendersPerMinute: { page: 120, "page-data": 240, picture: 30, image: 240, hashed: 1200, file: 600 },
  queueMs: 5000,
  stalledMs: 20_000,
  slowestBytesPerSecond: 16 * 1024,
};

/** What the rooms of the gateway share. */
export type Context = Runtime<Config> & {
  limits: Limits;
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
  /** The services to which requests are forwarded, by name. */
  services: ReadonlyMap<string, Upstream>;
  /** Responses of the services that may be kept for all visitors. */
  kept: KeptResponses;
  /** See `keptTarget`. */
  keptTargetOf: (url: string) => KeptTarget | undefined;
  /** The server of the content's files. */
  files: Upstream;
  /** Undefined without a token that reads drafts. */
  previewSecrets: PreviewSecrets | undefined;
  /** Undefined without such a token, too. */
  textCheckPasses: TextCheckPasses | undefined;
  editorAddresses: EditorAddresses | undefined;
  publicOrigin: URL;
  security: SecurityOptions;
  checkHost: (host: string | undefined) => HostVerdict;
};

/** Of the 16 connections to each renderer, four stay free for pages that are rendered again. */
const visitorRenders = 12;
const failedRenderMs = 1000;
const maxRememberedUrl = 256;
const keptMaxBytes = 16 * 1024 * 1024;

/** Opens the gateway's parts. They are closed with its runtime. */
export async function createContext(config: Config, overrides: Overrides): Promise<Context> {
  const runtime = openRuntime("gateway", config, { now: overrides.now });
  const { log, now, metrics, onClose } = runtime;
  const limits = { ...defaultLimits, ...overrides.limits };
  const publicOrigin = new URL(config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT || 80}`);
  const security = readSecurity(config, publicOrigin);

  const state = await openStateFile(config.CACHE_DIR, log);
  const site = withPictures({
    site: connectSite({
      url: config.SITE_URL,
      timeoutMs: limits.renderMs,
      rendererKey: config.RENDERER_KEY,
      liveEventId: () => state.liveEventId,
    }),
    pictures: connectSite({ url: config.SOCIAL_IMAGES_URL, timeoutMs: limits.renderMs }),
    images: connectImages({
      url: config.CONTENT_IMAGES_URL,
      timeoutMs: limits.renderMs,
      token: contentToken(config),
    }),
  });
  const store = await openPageStore(config, security, runtime, site);
  onClose(() => store.settled());
  const services = connectServices(config, limits);
  const files = connectService(config.CONTENT_IMAGES_URL, limits, contentToken(config));
  const content = connectContent(config, limits.contentMs);
  const rerenders = createRerenderQueue();
  onClose(async () => {
    rerenders.clear();
    const upstreams = [...services.values(), files];
    await Promise.all([site.close(), ...upstreams.map((upstream) => upstream.destroy())]);
  });

  return {
    ...runtime,
    limits,
    clock: createPuzzleClock(() => now().getTime()),
    site,
    inlineScripts: createInlineScripts(site, log),
    store,
    state,
    renders: createRendersInFlight(),
    rerenders,
    budget: createRenderBudget({
      perMinute: limits.rendersPerMinute,
      atOnce: visitorRenders,
      queueMs: limits.queueMs,
      now: () => now().getTime(),
    }),
    failedRenders: new LRUCache({ max: 10_000, ttl: failedRenderMs }),
    pageMetrics: createPageMetrics(metrics.registry, store.bytes),
    services,
    kept: createKeptResponses(keptMaxBytes, () => now().getTime()),
    keptTargetOf: createKeptTargetOf(),
    files,
    previewSecrets: content && createPreviewSecrets({ client: content, log }),
    textCheckPasses: content && createTextCheckPasses({ client: content, log }),
    editorAddresses: content && createEditorAddresses({ client: content, log }),
    publicOrigin,
    security,
    checkHost: createHostCheck(config, publicOrigin),
  };
}

function connectServices({ apiOrigins }: Config, limits: Limits): Context["services"] {
  return new Map(Object.entries(apiOrigins).map(([name, origin]) => [name, connectService(origin, limits)]));
}

/** A request fails when its response doesn't begin, or pauses, for `serviceMs`. */
function connectService(origin: string, { serviceMs }: Limits, token?: string): Upstream {
  return connectUpstream(origin, {
    token,
    pool: { connections: 64, headersTimeout: serviceMs, bodyTimeout: serviceMs },
  });
}

/** Our own lake serves pictures and files only with a token. No other server is sent it. */
function contentToken({ CONTENT_IMAGES_URL, SANITY_API_HOST, SANITY_TOKEN }: Config): string | undefined {
  return CONTENT_IMAGES_URL === SANITY_API_HOST ? SANITY_TOKEN : undefined;
}

async function openPageStore(
  config: Config,
  security: SecurityOptions,
  { log }: Runtime<Config>,
  site: Site,
): Promise<PageStore> {
  const visitor = {
    security,
    cdnMaxAgeSeconds: config.CDN_MAX_AGE_SECONDS,
  };
  const dir = join(config.CACHE_DIR, "pages");
  const disk = await openDiskCache({ dir, maxBytes: config.CACHE_DISK_MAX_BYTES, log });
  const compress = compressBySite(site);
  const memory = createMemoryCache({ maxBytes: config.CACHE_MAX_BYTES, visitor, compress, log });
  return createPageStore({ memory, disk, visitor });
}

function readSecurity(config: Config, publicOrigin: URL): SecurityOptions {
  return {
    isHttps: publicOrigin.protocol === "https:",
    hasHttpsSubdomains: config.HSTS_SUBDOMAINS === "yes",
    frameAncestors: config.FRAME_ANCESTORS,
    scriptFolders: scriptFolders(publicOrigin, config.ALLOWED_HOSTS),
    extraSources: {
      "script-src": config.CSP_SCRIPT_SOURCES,
      "connect-src": config.CSP_CONNECT_SOURCES,
      "img-src": config.CSP_IMG_SOURCES,
      "frame-src": config.CSP_FRAME_SOURCES,
    },
    paymentSources: paymentSources(config.STRIPE_JS_URL),
  };
}

/** Remembers targets, because nearly all requests for a response name the same few URLs. */
function createKeptTargetOf(): Context["keptTargetOf"] {
  const none = Symbol("none");
  const targets = new LRUCache<string, KeptTarget | typeof none>({
    max: 2000,
    memoMethod: (url) => keptTarget(url) ?? none,
  });
  return (url) => {
    if (url.length > maxRememberedUrl) return keptTarget(url);
    const target = targets.memo(url);
    return target === none ? undefined : target;
  };
}

/** Remembers verdicts, because nearly all requests name the same host. */
function createHostCheck({ ALLOWED_HOSTS }: Config, { hostname }: URL): Context["checkHost"] {
  const rule = { publicHost: hostname, alsoAllowed: ALLOWED_HOSTS };
  const verdicts = new LRUCache<string, HostVerdict>({
    max: 100,
    memoMethod: (host) => checkHost(host, rule),
  });
  return (host) => (host ? verdicts.memo(host) : "serve");
}
