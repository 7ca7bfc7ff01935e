import { createLog, createMetrics, type Log, type Metrics } from "@wordlehint/runtime";
import { connectRenderer, type Renderer } from "./actions/ask-renderer.ts";
import { createPictures, type Pictures } from "./actions/picture-of-page.ts";
import type { Config } from "./config.ts";
import { createEasel, type Easel, type EaselLimits } from "./drawing/easel.ts";
import { createPictureMetrics } from "./metrics.ts";

/** What tests may replace. */
export type Overrides = { limits?: Partial<EaselLimits & { renderMs: number }> };

export type Context = {
  log: Log;
  metrics: Metrics;
  renderer: Renderer;
  easel: Easel;
  pictures: Pictures;
};

const usualLimits = { atOnce: 2, mostWaiting: 48, renderMs: 7000 };

export function createContext(config: Config, overrides: Overrides = {}): Context {
  const limits = { ...usualLimits, ...overrides.limits };
  const metrics = createMetrics("social-images");
  const easel = createEasel(limits);
  const renderer = connectRenderer({ url: config.SITE_URL, timeoutMs: limits.renderMs });
  const { drawDuration } = createPictureMetrics(metrics.registry, easel.waiting);
  return {
    log: createLog({ service: "social-images", level: config.LOG_LEVEL }),
    metrics,
    renderer,
    easel,
    pictures: createPictures({ renderer, easel, drawDuration }),
  };
}
