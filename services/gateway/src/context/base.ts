import { clientNetwork, openRuntime, type Runtime, type Steadiness } from "@wordlehint/runtime";
import type { Request } from "express";
import { LRUCache } from "lru-cache";
import { connectUpstream, type Upstream } from "../clients/connect-upstream.ts";
import type { Config } from "../config.ts";
import { checkHost, type HostVerdict } from "../domain/host.ts";
import type { ResourceKind } from "../domain/pages/resource.ts";
import { paymentSources } from "../domain/payment-sources.ts";
import { scriptFolders } from "../domain/script-folders.ts";
import type { SecurityOptions } from "../domain/security-headers.ts";

/** Options that tests may replace. */
export type Overrides = {
  now?: () => Date;
  limits?: Partial<Limits>;
};

export type Limits = {
  /** Longest wait for a new page when an older one is available: no page may take a second. */
  preferNewMs: number;
  /** Longest wait of the first visitors for a renderer that is still starting. */
  startingMs: number;
  /** Timeout of the renderer for a page. */
  renderMs: number;
  /** Timeout of a service until its response begins. */
  serviceMs: number;
  /** Timeout of the content store for a preview secret. */
  contentMs: number;
  /** Interval between checks of the renderer. */
  watchMs: number;
  /** Resources that aren't cached yet which a client may have rendered in a minute. */
  rendersPerMinute: Readonly<Record<ResourceKind, number>>;
  /** Longest wait of such a render for its turn. */
  queueMs: number;
  /** Idle timeout of a client while its request is in progress. */
  stalledMs: number;
  /** Slowest average speed at which a client may take a long response, measured over `stalledMs`. */
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

/** The parts that pages, the API and the studio's routes share. */
export type BaseContext = Runtime<Config> & {
  limits: Limits;
  /** Speed at which clients must take what comes from another process, to which each occupies a connection. */
  steadiness: Steadiness;
  publicOrigin: URL;
  security: SecurityOptions;
  checkHost: (host: string | undefined) => HostVerdict;
  /** Returns the client by which requests are limited: its address, or its network for IPv6. */
  clientOf: (req: Request) => string;
};

export function openBase(config: Config, { now, limits: replaced }: Overrides): BaseContext {
  const limits = { ...defaultLimits, ...replaced };
  const publicOrigin = new URL(config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT || 80}`);
  return {
    ...openRuntime("gateway", config, { now }),
    limits,
    steadiness: { patienceMs: limits.stalledMs, bytesPerSecond: limits.slowestBytesPerSecond },
    publicOrigin,
    security: readSecurity(config, publicOrigin),
    checkHost: createHostCheck(config, publicOrigin),
    clientOf: (req) => clientNetwork(req, config.TRUSTED_PROXY_HOPS),
  };
}

/** Connects to a service. A request fails when its response doesn't begin, or pauses, for `serviceMs`. */
export function connectService(
  { limits: { serviceMs }, onClose }: BaseContext,
  origin: string,
  token?: string,
): Upstream {
  const upstream = connectUpstream(origin, {
    token,
    pool: { connections: 64, headersTimeout: serviceMs, bodyTimeout: serviceMs },
  });
  onClose(() => upstream.destroy());
  return upstream;
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

/** Remembers verdicts, because nearly all requests name the same host. */
function createHostCheck({ ALLOWED_HOSTS }: Config, { hostname }: URL): BaseContext["checkHost"] {
  const rule = { publicHost: hostname, alsoAllowed: ALLOWED_HOSTS };
  const verdicts = new LRUCache<string, HostVerdict>({
    max: 100,
    memoMethod: (host) => checkHost(host, rule),
  });
  return (host) => (host ? verdicts.memo(host) : "serve");
}
