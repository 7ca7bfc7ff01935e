import { createLog, createMetrics, type Log, type Metrics } from "@wordlehint/runtime";
import { connectRenderer, type Renderer } from "./clients/renderer.ts";
import type { Config } from "./config.ts";
import { createDrawingQueue, type DrawingLimits, type DrawingQueue } from "./drawing/drawing-queue.ts";

/** What tests may replace. */
export type Overrides = { limits?: Partial<DrawingLimits & { renderTimeoutMs: number }> };

export type Context = {
  log: Log;
  metrics: Metrics;
  renderer: Renderer;
  drawings: DrawingQueue;
};

const defaultLimits = { concurrency: 2, maxWaiting: 48, renderTimeoutMs: 7000 };

export function createContext(config: Config, overrides: Overrides = {}): Context {
  const limits = { ...defaultLimits, ...overrides.limits };
  const metrics = createMetrics("social-images");
  return {
    log: createLog({ service: "social-images", level: config.LOG_LEVEL }),
    metrics,
    renderer: connectRenderer({ url: config.SITE_URL, timeoutMs: limits.renderTimeoutMs }),
    drawings: createDrawingQueue(limits, metrics.registry),
  };
}
