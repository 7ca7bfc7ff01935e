import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type Metrics = {
  registry: Registry;
  httpDuration: Histogram<"method" | "route" | "status">;
};

/** A registry of the service's own, with the process's figures and the duration of HTTP answers. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const httpDuration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by route pattern.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return { registry, httpDuration };
}
