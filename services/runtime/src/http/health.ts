import { Router } from "express";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";

/** Checks one dependency by a real round trip; rejects when it fails. */
export type Check = () => Promise<void>;

/** Options of `healthRoutes`. */
export type HealthOptions = {
  checks: Readonly<Record<string, Check>>;
  metrics: Metrics;
  log: Log;
  isClosing: () => boolean;
};

const timeoutMs = 2000;
const keepPassingMs = 1000;
const keepFailingMs = 100;

/**
 * `/healthz` (the process responds), `/readyz` (every check passes and the service isn't shutting down) and
 * `/metrics`. Readiness is cached for a second, so that many probes cause few round trips, but a fault only for a tenth
 * of one, so that a service that starts is used as soon as it can be. Changes are logged.
 */
export function healthRoutes({ checks, metrics, log, isClosing }: HealthOptions): Router {
  const failing = kept(async () => findFailing(checks));
  let before = "";
  const logChange = (faults: readonly Fault[]) => {
    const now = faults.map(({ name }) => name).join();
    if (now !== before) {
      if (now) log.warn({ failing: faults }, "not ready");
      else log.info("ready again");
    }
    before = now;
  };

  return Router()
    .get("/healthz", (_req, res) => {
      res.set("Cache-Control", "no-store").json({ status: "ok" });
    })
    .get("/readyz", async (_req, res) => {
      const faults = isClosing() ? [{ name: "closing" }] : await failing();
      logChange(faults);
      const status = faults.length ? "not ready" : "ready";
      res
        .status(faults.length ? 503 : 200)
        .set("Cache-Control", "no-store")
        .json({ status, failing: faults.map(({ name }) => name) });
    })
    .get("/metrics", async (_req, res) => {
      res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
}

/** Shares one run of the checks among all calls while it runs and for a time after. */
function kept(find: () => Promise<readonly Fault[]>): () => Promise<readonly Fault[]> {
  let last: { value: Promise<readonly Fault[]>; until: number } | undefined;
  return () => {
    if (!last || performance.now() > last.until) {
      const entry = { value: find(), until: Infinity };
      void entry.value.then((faults) => {
        entry.until = performance.now() + (faults.length > 0 ? keepFailingMs : keepPassingMs);
      });
      last = entry;
    }
    return last.value;
  };
}

type Fault = { name: string; reason?: string };

async function findFailing(checks: Readonly<Record<string, Check>>): Promise<readonly Fault[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const reason = await faultOf(check);
      return reason === undefined ? [] : [{ name, reason }];
    }),
  );
  return results.flat();
}

/** Why the check fails, for the log; undefined when it passes. */
async function faultOf(check: Check): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const timer = setTimeout(resolve, timeoutMs, `no response within ${timeoutMs} ms`);
  const passing = (async () => check())();
  passing.then(
    () => resolve(undefined),
    (error: unknown) => resolve(String(error)),
  );
  const reason = await promise;
  clearTimeout(timer);
  return reason;
}
