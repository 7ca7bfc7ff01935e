import { startJob, type Job } from "@wordlehint/runtime";
import { Gauge } from "prom-client";
import { workOffEvents } from "../actions/work-off-events.ts";
import type { Context } from "../context.ts";
import { gatherMs } from "../domain/webhook-event.ts";

const fiveSecondsMs = 5000;
/** How many events are worked off at a time. */
const places = 4;

/** Works off the provider's events as they arrive, and again later those for which that failed. */
export function startEventWorker(
  context: Context,
  { everyMs = fiveSecondsMs }: { everyMs?: number | undefined },
): Job {
  const { metrics, webhookEvents, now } = context;
  const waiting = new Gauge({
    name: "webhook_events_waiting",
    help: "Events of the payment provider that are to be worked off, when the worker last looked.",
    registers: [metrics.registry],
  });
  const oldest = new Gauge({
    name: "webhook_events_oldest_seconds",
    help: "For how long the oldest of them waits.",
    registers: [metrics.registry],
  });
  const job = startJob(context, {
    name: "event worker",
    run: async () => {
      await Promise.all(Array.from({ length: places }, () => workOffEvents(context)));
      const { count, since } = await webhookEvents.waiting();
      waiting.set(count);
      oldest.set(since ? (now().getTime() - since.getTime()) / 1000 : 0);
    },
    everyMs,
  });
  return { wake: onceGathered(job.wake) };
}

/** Returns a function that calls `wake` at most once every `gatherMs`, the last time when every event is due. */
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
