import { Gauge } from "prom-client";
import type { Context } from "../context.ts";

/** Adds the metric of what couldn't be done at the provider, read from the database when somebody asks for it. */
export function addUnfinishedGauge({
  metrics,
  customers,
  log,
}: Pick<Context, "metrics" | "customers" | "log">): void {
  new Gauge({
    name: "customers_unfinished",
    help: "Customers for whom something couldn't be done at the payment provider, and whether it is tried again.",
    labelNames: ["reason", "state"],
    registers: [metrics.registry],
    async collect() {
      try {
        const found = await customers.listUnfinished();
        this.reset();
        for (const { unfinished } of found)
          if (unfinished)
            this.inc({ reason: unfinished.reason, state: unfinished.dueAt ? "retried" : "given up" });
      } catch (error) {
        log.debug({ err: error }, "what is unfinished can't be counted");
      }
    },
  });
}
