import { wait, type Log } from "@wordlehint/runtime";
import type { DeliveryStore, Outcome } from "../store/delivery-store.ts";

type Parts = { deliveries: Pick<DeliveryStore, "finish">; now: () => Date; log: Log };

const retryMs = 250;

/**
 * Returns a function that records outcomes of deliveries, and resolves when they are recorded. Those that come in while
 * a write is in progress share the next one. A write is retried until the database takes it or `signal` is aborted.
 */
export function createOutcomeRecorder({ deliveries, now, log }: Parts, signal: AbortSignal) {
  const waiting: (Outcome & { claimedBy: string })[] = [];
  let writes = Promise.resolve();
  const write = async () => {
    const outcomes = waiting.splice(0);
    while (outcomes.length > 0 && !signal.aborted) {
      try {
        await deliveries.finish(outcomes, now());
        return;
      } catch (error) {
        log.warn({ err: error, mails: outcomes.length }, "it couldn't be recorded which mails were sent");
        await wait(retryMs, signal);
      }
    }
  };
  return (...outcomes: typeof waiting): Promise<void> => {
    waiting.push(...outcomes);
    writes = writes.then(write);
    return writes;
  };
}
