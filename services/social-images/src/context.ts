import { openRuntime, type Runtime } from "@wordlehint/runtime";
import { connectRenderer, type Renderer } from "./clients/renderer.ts";
import type { Config } from "./config.ts";
import { createDrawingQueue, type DrawingLimits, type DrawingQueue } from "./state/drawing-queue.ts";

/** Options that tests may replace. */
export type Overrides = { limits?: Partial<DrawingLimits & { renderTimeoutMs: number }> };

export type Context = Runtime<Config> & { renderer: Renderer; drawings: DrawingQueue };

const defaultLimits = { concurrency: 2, maxWaiting: 48, renderTimeoutMs: 7000 };

export function createContext(config: Config, overrides: Overrides = {}): Context {
  const runtime = openRuntime("social-images", config);
  const limits = { ...defaultLimits, ...overrides.limits };
  const renderer = connectRenderer({ origin: config.SITE_URL, timeoutMs: limits.renderTimeoutMs });
  runtime.onClose(() => renderer.close());
  return { ...runtime, renderer, drawings: createDrawingQueue(limits, runtime.metrics.registry) };
}
