import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testServers } from "@wordlehint/local/test-servers";
import { createService } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import type { Limits } from "../../src/context.ts";
import { get, type Got } from "./get.ts";
import { until } from "./until.ts";

export type GatewayOptions = {
  siteUrl: string;
  picturesUrl?: string;
  riddleUrl?: string;
  cacheDir: string;
  now?: () => number;
  limits?: Partial<Limits>;
  env?: Readonly<Record<string, string>>;
  /** Its cache remembers the place in the event stream, so that it needn't think all pages out of date. */
  isKnownToBroker?: boolean;
};

export type RunningGateway = {
  url: string;
  get(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Got>;
  close(): Promise<void>;
};

/** Nobody answers here. */
export const nowhere = "http://127.0.0.1:9";

/** Starts the real gateway on a free port. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const config = readConfig({
    PORT: "0",
    LOG_LEVEL: "silent",
    SITE_URL: options.siteUrl,
    SOCIAL_IMAGES_URL: options.picturesUrl ?? nowhere,
    RIDDLE_URL: options.riddleUrl ?? nowhere,
    NATS_URL: testServers().natsUrl,
    CACHE_DIR: options.cacheDir,
    ...options.env,
  });
  const service = await createService(config, {
    ...(options.now && { now: options.now }),
    limits: { watchMs: 25, preferNewMs: 20_000, ...options.limits },
  });
  if (!options.isKnownToBroker) await brokerIsFollowed(service.url);
  return {
    url: service.url,
    get: (path, headers, method) => get(service.url, path, headers, method),
    close: () => service.close(),
  };
}

/** A gateway that doesn't know what it missed purges everything once, as soon as it reaches the broker. */
export async function brokerIsFollowed(url: string): Promise<void> {
  await until(
    () => get(url, "/metrics"),
    ({ text }) => text.includes('gateway_purges_total{cause="gap"'),
  );
}

/** A directory for a cache, and how to remove it. */
export async function cacheDir(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), "gateway-"));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
