import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** Where a shown page came from; `hit` is counted on the hot path by a plain number. */
export type PageState = "hit" | "miss" | "stale" | "unavailable";

export type GatewayMetrics = {
  pages: Record<PageState, number>;
  renders: Counter<"outcome">;
  renderDuration: Histogram;
  purges: Counter<"cause">;
  purgedPages: Counter;
};

export function createGatewayMetrics(
  registry: Registry,
  cacheBytes: () => Readonly<Record<"memory" | "disk", number>>,
): GatewayMetrics {
  const registers = [registry];
  const pages = { hit: 0, miss: 0, stale: 0, unavailable: 0 };
  new Counter({
    name: "gateway_pages_total",
    help: "Pages and files shown, by where they came from.",
    labelNames: ["state"],
    registers,
    collect() {
      this.reset();
      for (const [state, count] of Object.entries(pages)) this.inc({ state }, count);
    },
  });
  new Gauge({
    name: "gateway_cache_bytes",
    help: "Bytes of kept pages.",
    labelNames: ["where"],
    registers,
    collect() {
      for (const [where, count] of Object.entries(cacheBytes())) this.set({ where }, count);
    },
  });
  return {
    pages,
    renders: new Counter({
      name: "gateway_renders_total",
      help: "Requests to the site's renderer, by outcome.",
      labelNames: ["outcome"],
      registers,
    }),
    renderDuration: new Histogram({
      name: "gateway_render_duration_seconds",
      help: "Time that the site's renderer took.",
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    purges: new Counter({
      name: "gateway_purges_total",
      help: "Purges of the page cache, by cause.",
      labelNames: ["cause"],
      registers,
    }),
    purgedPages: new Counter({
      name: "gateway_purged_pages_total",
      help: "Pages that were marked out of date.",
      registers,
    }),
  };
}
