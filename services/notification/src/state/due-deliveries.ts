import type { Delivery } from "../domain/delivery.ts";
import type { DeliveryStore } from "../store/delivery-store.ts";

type Parts = { deliveries: Pick<DeliveryStore, "listDue">; now: () => Date };

/** Lifetime of what was read ahead, so that urgent mails don't wait behind it. */
const lifetimeMs = 500;

/** Deliveries that are due, of which up to `limit` are read ahead. */
export function createDueDeliveries({ deliveries, now }: Parts, limit: number) {
  let due: Delivery[] = [];
  let validUntil = 0;
  return {
    /** Returns the next deliveries, up to `count`. Reads more of them if there are none left, or they are old. */
    take: async (count: number): Promise<Delivery[]> => {
      if (due.length === 0 || performance.now() >= validUntil) {
        due = spread(await deliveries.listDue(now(), limit));
        validUntil = performance.now() + lifetimeMs;
      }
      return due.splice(0, count);
    },

    /** Has the next deliveries read again. */
    invalidate: (): void => {
      due = [];
    },
  };
}

/** Lets replicas that read the same deliveries begin at different ones. Those of the first priority stay in front. */
function spread(deliveries: readonly Delivery[]): Delivery[] {
  const first = deliveries.filter(({ priority }) => priority === 0);
  const others = deliveries.slice(first.length);
  const start = Math.floor(Math.random() * others.length);
  return [...first, ...others.slice(start), ...others.slice(0, start)];
}
