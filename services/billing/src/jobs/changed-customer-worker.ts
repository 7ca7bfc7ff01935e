import { startJob, type Job } from "@wordlehint/runtime";
import { Gauge } from "prom-client";
import { refreshChangedCustomers } from "../actions/refresh-changed-customers.ts";
import type { Context } from "../context.ts";
import { gatherMs } from "../domain/webhook-event.ts";

const fiveSecondsMs = 5000;
const concurrency = 4;

/** Refreshes customers that have changed at the provider, and retries later where that failed. */
export function startChangedCustomerWorker(
  context: Context,
  { everyMs = fiveSecondsMs }: { everyMs?: number | undefined },
): Job {
  addGauges(context);
  const job = startJob(context, {
    name: "changed customers",
    run: async () => {
      await Promise.all(Array.from({ length: concurrency }, () => refreshChangedCustomers(context)));
    },
    everyMs,
  });
  return { wake: () => void setTimeout(job.wake, gatherMs).unref() };
}

type Waiting = Awaited<ReturnType<Context["changedCustomers"]["waiting"]>>;

/** Adds gauges that are read from the database when they are collected. */
function addGauges({ metrics, changedCustomers, now, log }: Context): void {
  const add = (name: string, help: string, valueOf: (waiting: Waiting) => number) =>
    new Gauge({
      ...{ name, help, registers: [metrics.registry] },
      async collect() {
        try {
          this.set(valueOf(await changedCustomers.waiting()));
        } catch (error) {
          log.debug({ err: error }, "waiting customers can't be counted");
        }
      },
    });
  add(
    "changed_customers_waiting",
    "Customers that wait to be refreshed after a change at the payment provider.",
    ({ count }) => count,
  );
  add("changed_customers_oldest_seconds", "Age of the oldest waiting customer, in seconds.", ({ since }) =>
    since ? (now().getTime() - since.getTime()) / 1000 : 0,
  );
}
