import { startJob, type Job } from "@wordlehint/runtime";
import { Gauge } from "prom-client";
import { lookAtChangedCustomers } from "../actions/look-at-changed-customers.ts";
import type { Context } from "../context.ts";
import { gatherMs } from "../domain/webhook-event.ts";

const fiveSecondsMs = 5000;
/** How many customers are looked at at a time. */
const places = 4;

/** Looks at customers when the provider says that they have changed, and again later at those for whom that failed. */
export function startChangedCustomerWorker(
  context: Context,
  { everyMs = fiveSecondsMs }: { everyMs?: number | undefined },
): Job {
  addGauges(context);
  const job = startJob(context, {
    name: "changed customers",
    run: async () => {
      await Promise.all(Array.from({ length: places }, () => lookAtChangedCustomers(context)));
    },
    everyMs,
  });
  return { wake: onceGathered(job.wake) };
}

type Waiting = Awaited<ReturnType<Context["changedCustomers"]["waiting"]>>;

/** Read from the database when somebody asks for them. */
function addGauges({ metrics, changedCustomers, now, log }: Context): void {
  const add = (name: string, help: string, valueOf: (waiting: Waiting) => number) =>
    new Gauge({
      ...{ name, help, registers: [metrics.registry] },
      async collect() {
        try {
          this.set(valueOf(await changedCustomers.waiting()));
        } catch (error) {
          log.debug({ err: error }, "the customers that wait can't be counted");
        }
      },
    });
  add(
    "changed_customers_waiting",
    "Customers that are to be looked at, since the payment provider says that they have changed.",
    ({ count }) => count,
  );
  add(
    "changed_customers_oldest_seconds",
    "For how long the one of them that waits longest does.",
    ({ since }) => (since ? (now().getTime() - since.getTime()) / 1000 : 0),
  );
}

/** Returns a function that calls `wake` at most once every `gatherMs`, the last time when everybody is due. */
function onceGathered(wake: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isAskedAgain = false;
  const start = () => {
    timer = setTimeout(() => {
      timer = undefined;
      wake();
      if (isAskedAgain) start();
    }, gatherMs).unref();
    isAskedAgain = false;
  };
  return () => {
    if (timer) isAskedAgain = true;
    else start();
  };
}
