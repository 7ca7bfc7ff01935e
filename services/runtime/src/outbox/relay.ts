import type { DomainEvent } from "@wordlehint/contracts";
import type { Collection } from "mongoose";
import type { Bus } from "../bus/connect-bus.ts";
import type { Log } from "../log.ts";
import { growingDelayMs } from "../growing-delay.ts";
import { wait } from "../wait.ts";
import type { Journal } from "./journal.ts";

export type RelayOptions = {
  /** Of aggregates that carry an outbox. */
  collections: readonly Collection[];
  /** Resolves when the database answers. */
  ready: Promise<void>;
  bus: Bus;
  journal: Journal;
  log: Log;
  /** How often to look for what another process left behind. */
  pollMs?: number;
};

export type Relay = {
  /** Looks at once; call it after each write that added events. */
  wake(): void;
  close(): Promise<void>;
};

/**
 * Publishes the events of aggregates, each aggregate's in their order. An event leaves its aggregate only
 * when the broker has confirmed it and the journal holds it; so a kill at any point loses none. Several
 * replicas may run at once: what they publish twice, broker and consumers take once.
 */
export function startRelay({ collections, ready, bus, journal, log, pollMs = 1000 }: RelayOptions): Relay {
  const stop = new AbortController();
  let nap = new AbortController();
  let mustRestore = true;
  const wake = () => nap.abort();
  bus.onConnect(() => {
    mustRestore = true;
    wake();
  });

  const running = (async () => {
    await Promise.all([ready, bus.ready]);
    for (let failures = 0; !stop.signal.aborted;) {
      nap = new AbortController();
      try {
        if (mustRestore) {
          mustRestore = false;
          await journal.restore(bus);
        }
        for (const collection of collections) await publishPending(collection, bus, journal, stop.signal);
        failures = 0;
      } catch (error) {
        mustRestore = true;
        log.warn({ err: error }, "events wait to be published");
        failures++;
      }
      const delayMs = failures ? growingDelayMs(failures - 1, { firstMs: 100, mostMs: 5000 }) : pollMs;
      await wait(delayMs, AbortSignal.any([stop.signal, nap.signal]));
    }
  })();

  return {
    wake,
    close: async () => {
      stop.abort();
      await running;
    },
  };
}

type Pending = { _id: unknown; outbox?: DomainEvent[] };

async function publishPending(
  aggregates: Collection,
  bus: Bus,
  journal: Journal,
  signal: AbortSignal,
): Promise<void> {
  const pending = aggregates
    .find<Pending>({ outboxPending: true }, { projection: { outbox: 1 } })
    .sort({ _id: 1 });
  for await (const { _id, outbox = [] } of pending) {
    for (const event of outbox) {
      if (signal.aborted) return;
      await journal.record(event, await bus.publish(event));
      await removeFirst(aggregates, _id, event.id);
    }
  }
}

/** Takes the first event away, if it still is this one: another replica may have been quicker. */
async function removeFirst(aggregates: Collection, _id: unknown, eventId: string): Promise<void> {
  const filter = { _id, "outbox.0.id": eventId } as object;
  const onlyOne = { ...filter, outbox: { $size: 1 } };
  const emptied = await aggregates.updateOne(onlyOne, { $unset: { outbox: "", outboxPending: "" } });
  if (emptied.matchedCount === 0) await aggregates.updateOne(filter, { $pop: { outbox: -1 } } as object);
}
