import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = {
  registry: Registry;
  httpDuration: Histogram<"method" | "route" | "status">;
  eventsPublished: Counter<"type">;
  eventsConsumed: Counter<"durable" | "type" | "outcome">;
  outboxWaiting: Gauge;
  outboxBlocked: Gauge;
};

/** A registry of the service's own, with the figures of the process, of HTTP answers, and of events. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    httpDuration: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from a request to the end of its answer, by route pattern.",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    eventsPublished: new Counter({
      name: "events_published_total",
      help: "Events that the broker confirmed, those published again included.",
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
      help: "Aggregates with events to publish, when the relay last looked.",
      registers,
    }),
    outboxBlocked: new Gauge({
      name: "outbox_blocked_aggregates",
      help: "Aggregates whose next event can't ever be published.",
      registers,
    }),
  };
}
