import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** The state of the cache when a page was served. */
export type PageState = "hit" | "miss" | "stale" | "unavailable";

export type PageMetrics = {
  /** Served pages, as plain numbers: they are counted on the hot path. */
  served: Record<PageState, number>;
  renders: Counter<"outcome">;
  renderDuration: Histogram;
  purges: Counter<"cause">;
  purgedPages: Counter;
};

/** Registers the metrics of the page cache. */
export function createPageMetrics(
  registry: Registry,
  cacheBytes: () => Readonly<Record<"memory" | "disk", number>>,
): PageMetrics {
  const registers = [registry];
  const served = { hit: 0, miss: 0, stale: 0, unavailable: 0 };
  new Counter({
    name: "gateway_pages_total",
    help: "Pages and files served, by state of the cache.",
    labelNames: ["state"],
    registers,
    collect() {
      this.reset();
      for (const [state, count] of Object.entries(served)) this.inc({ state }, count);
    },
  });
  new Gauge({
    name: "gateway_cache_bytes",
    help: "Size of the cached pages, in bytes.",
    labelNames: ["where"],
    registers,
    collect() {
      for (const [where, count] of Object.entries(cacheBytes())) this.set({ where }, count);
    },
  });
  return {
    served,
    renders: new Counter({
      name: "gateway_renders_total",
      help: "Requests to the renderer, by outcome.",
      labelNames: ["outcome"],
      registers,
    }),
    renderDuration: new Histogram({
      name: "gateway_render_duration_seconds",
      help: "Response time of the renderer.",
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
      help: "Pages that purges marked as stale.",
      registers,
    }),
  };
}
