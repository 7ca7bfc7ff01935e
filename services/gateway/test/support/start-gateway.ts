import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually, testEnvironment } from "@wordlehint/test-servers";
import { createService } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import type { Limits } from "../../src/context/base.ts";
import { get, type Got } from "./get.ts";

export type GatewayOptions = {
  siteUrl: string;
  picturesUrl?: string;
  riddleUrl?: string;
  cacheDir: string;
  now?: () => number;
  limits?: Partial<Limits>;
  env?: Readonly<Record<string, string>>;
  /** The cache directory has the position in the event stream, so the gateway doesn't purge everything at first. */
  hasPosition?: boolean;
};

export type RunningGateway = {
  url: string;
  get(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Got>;
  /** Fetches a path of the admin port. */
  getAdmin(path: string): Promise<Got>;
  close(): Promise<void>;
};

/** Starts the real gateway on a free port. Previews are off, unless `env` has their key. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { now, picturesUrl, riddleUrl } = options;
  const config = readConfig({
    ...testEnvironment("gateway"),
    PREVIEW_KEY: "",
    SITE_URL: options.siteUrl,
    ...(picturesUrl !== undefined && { SOCIAL_IMAGES_URL: picturesUrl }),
    ...(riddleUrl !== undefined && { RIDDLE_URL: riddleUrl }),
    CACHE_DIR: options.cacheDir,
    ...options.env,
  });
  const service = await createService(config, {
    ...(now && { now: () => new Date(now()) }),
    limits: { watchMs: 25, preferNewMs: 20_000, ...options.limits },
  });
  if (!options.hasPosition) await followsEvents(service.adminUrl);
  return {
    url: service.url,
    get: (path, headers, method) => get(service.url, path, headers, method),
    getAdmin: (path) => get(service.adminUrl, path),
    close: () => service.close(),
  };
}

/** A gateway without a position in the event stream purges everything once, when it has connected to the broker. */
export async function followsEvents(adminUrl: string): Promise<void> {
  await eventually(async () => {
    const { text } = await get(adminUrl, "/metrics");
    expect(text).toContain('gateway_purges_total{cause="gap"');
  });
}

/** Creates a directory for a cache. */
export async function cacheDir(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), "gateway-"));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
