import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** The metrics that every service has; a service adds its own to `registry`. */
export type Metrics = {
  registry: Registry;
  httpDuration: Histogram<"method" | "route" | "status">;
  eventsPublished: Counter<"type">;
  eventsConsumed: Counter<"durable" | "type" | "outcome">;
  outboxWaiting: Gauge;
  outboxBlocked: Gauge;
  eventStreamFill: Gauge;
};

let processRegistry: Registry | undefined;

/**
 * The metrics of the process. They are collected once, however many services run in it, since their observers of the
 * event loop and of the garbage collector can't be stopped.
 */
function metricsOfProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** A registry for one service, with the metrics of the process, of HTTP responses and of events. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const ofProcess = metricsOfProcess();
  for (const { name } of ofProcess.getMetricsAsArray()) {
    const metric = ofProcess.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
  const registers = [registry];
  return {
    registry,
    httpDuration: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from a request to the end of its response, by route pattern.",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    eventsPublished: new Counter({
      name: "events_published_total",
      help: "Events that the broker confirmed, including those published again.",
      labelNames: ["type"],
      registers,
    }),
    eventsConsumed: new Counter({
      name: "events_consumed_total",
      help: "Deliveries of wanted events, by outcome: handled, retried or quarantined.",
      labelNames: ["durable", "type", "outcome"],
      registers,
    }),
    outboxWaiting: new Gauge({
      name: "outbox_waiting_aggregates",
      help: "Aggregates with events to publish, when the relay last checked.",
      registers,
    }),
    outboxBlocked: new Gauge({
      name: "outbox_blocked_aggregates",
      help: "Aggregates whose next event can never be published.",
      registers,
    }),
    eventStreamFill: new Gauge({
      name: "event_stream_fill_ratio",
      help: "How much of what it may hold the event stream holds. At 1, the broker drops the oldest events.",
      registers,
    }),
  };
}
