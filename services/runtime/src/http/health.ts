import { Router } from "express";
import type { Metrics } from "../metrics.ts";

/** One dependency: resolves when a real round trip to it worked. */
export type Check = () => Promise<void>;

const timeoutMs = 2000;
const keepMs = 1000;

/**
 * `/healthz` (the process answers), `/readyz` (every check passes and the service isn't leaving) and
 * `/metrics`. Readiness is kept for a second, so that many probes make few round trips.
 */
export function healthRoutes(
  checks: Readonly<Record<string, Check>>,
  metrics: Metrics,
  isClosing: () => boolean,
) {
  let last: { at: number; faults: Promise<string[]> } | undefined;
  const faults = () => {
    if (!last || performance.now() - last.at > keepMs)
      last = { at: performance.now(), faults: findFaults(checks) };
    return last.faults;
  };

  return Router()
    .get("/healthz", (_req, res) => {
      res.json({ status: "ok" });
    })
    .get("/readyz", async (_req, res) => {
      const failing = isClosing() ? ["closing"] : await faults();
      res
        .status(failing.length ? 503 : 200)
        .json({ status: failing.length ? "not ready" : "ready", failing });
    })
    .get("/metrics", async (_req, res) => {
      res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
}

async function findFaults(checks: Readonly<Record<string, Check>>): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await passes(check)) ? [] : [name])),
  );
  return results.flat();
}

async function passes(check: Check): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, timeoutMs, false);
  check().then(
    () => resolve(true),
    () => resolve(false),
  );
  const passed = await promise;
  clearTimeout(timer);
  return passed;
}
