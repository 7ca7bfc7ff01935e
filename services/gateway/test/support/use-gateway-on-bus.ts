import { eventually, testServers, uniqueName } from "@wordlehint/test-servers";
import { connectBus, createLog, type Bus } from "@wordlehint/runtime";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./start-gateway.ts";
import { startSite, type FakeSite } from "./start-site.ts";

export interface GatewayOnBus {
  site: FakeSite;
  gateway: RunningGateway;
  cache: Awaited<ReturnType<typeof cacheDir>>;
  /** For the events that the test publishes. */
  bus: Bus;
  /** Of the events; a new one stands for a broker that has lost all events. */
  namespace: string;
  /** Starts another gateway with the same site, cache and bus. */
  start(options?: Partial<GatewayOptions>): Promise<void>;
  /** Waits until this many events have purged pages since the gateway's start. */
  untilPurged(times: number): Promise<void>;
}

/** Starts a site, a bus and a gateway that follows it for each test of a file. The gateway's clock stands at `now`. */
export function useGatewayOnBus(now: number): GatewayOnBus {
  // The hooks below fill in the rest before the first test runs.
  const on = { start, untilPurged } as GatewayOnBus;

  async function start(options: Partial<GatewayOptions> = {}): Promise<void> {
    on.gateway = await startGateway({
      siteUrl: on.site.url,
      cacheDir: on.cache.dir,
      now: () => now,
      env: { BUS_NAMESPACE: on.namespace },
      ...options,
    });
  }

  function untilPurged(times: number): Promise<void> {
    return eventually(async () => {
      const { text } = await on.gateway.getAdmin("/metrics");
      const count = Number(/gateway_purges_total\{cause="event"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
      expect(count).toBeGreaterThanOrEqual(times);
    });
  }

  beforeEach(async () => {
    on.namespace = uniqueName("gateway");
    on.site = await startSite();
    on.cache = await cacheDir();
    const log = createLog({ service: "test", level: "silent" });
    const { natsUrl: url } = testServers();
    on.bus = connectBus({ url, namespace: on.namespace, replicas: 1, service: "test", log });
    await on.bus.ready;
    await start();
  });

  afterEach(async () => {
    await on.gateway.close();
    await on.bus.close();
    await on.site.stop();
    await on.cache.remove();
  });

  return on;
}
