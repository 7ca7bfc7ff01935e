import { isRetiredEventType, type DomainEvent } from "@wordlehint/contracts";
import type { Collection, Connection } from "mongoose";
import type { Bus } from "../bus/connect-bus.ts";
import { EventRefused } from "../bus/event-refused.ts";
import { repeat } from "../jobs/repeat.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { aborted, endsWithin } from "../wait.ts";
import { warnOncePerMinute } from "../warn-once-per-minute.ts";
import type { Journal } from "./journal.ts";
import { hasOutbox } from "./outbox.ts";

/** Options of `startRelay`. */
export type RelayOptions = {
  /** The relay publishes the events of every model on it whose schema has an outbox. */
  connection: Connection;
  /** Resolves when the database responds. */
  ready: Promise<void>;
  bus: Bus;
  journal: Journal;
  log: Log;
  metrics?: Metrics;
  /** Interval between looks for events that another process left behind; a second by default. */
  pollMs?: number;
};

/** A running relay. */
export type Relay = {
  /** Publishes at once; call it after each write that added events. */
  wake(): void;
  /** Gives the event in progress a moment to end, then stops; the rest stays in its aggregates. */
  close(): Promise<void>;
};

const backoff = { firstMs: 100, maxMs: 5000 };
const closeTimeoutMs = 1500;

/**
 * Publishes the events of aggregates, each aggregate's in order. An event is removed from its aggregate only when
 * the broker has confirmed it and the journal has recorded it, so that a kill at any point loses none. Several
 * replicas may run at once: broker and consumers drop what they publish twice. An event that can never be
 * published stays and blocks only its own aggregate; it is logged and counted in the metric
 * `outbox_blocked_aggregates`. One whose type was retired since it was saved is dropped.
 */
export function startRelay(options: RelayOptions): Relay {
  const { connection, ready, bus, journal, log, pollMs = 1000 } = options;
  const stop = new AbortController();
  let mustRestore = true;
  // Nothing new is published before the broker is refilled: the order would change.
  const mustPause = () => stop.signal.aborted || mustRestore;

  const run = async () => {
    if (mustRestore) {
      mustRestore = false;
      await journal.restore({ bus, log, isStale: mustPause }).catch((error: unknown) => {
        mustRestore = true;
        throw error;
      });
    }
    await publishAll(outboxCollections(connection), options, mustPause);
  };
  const connected = Promise.race([Promise.all([ready, bus.ready]), aborted(stop.signal)]);
  const publishing = repeat({
    run: async () => {
      await connected;
      if (!stop.signal.aborted) await run();
    },
    everyMs: pollMs,
    backoff,
    onFailure: (error) => warnOncePerMinute(log, { err: error }, "events are waiting to be published"),
    signal: stop.signal,
  });
  bus.onConnect(() => {
    mustRestore = true;
    publishing.wake();
  });

  return {
    // While publishing fails, new events don't make it more likely to work.
    wake: () => {
      if (publishing.failures() === 0) publishing.wake();
    },
    close: async () => {
      stop.abort();
      await endsWithin(closeTimeoutMs, publishing.ended);
    },
  };
}

function outboxCollections(connection: Connection): Collection[] {
  return Object.values(connection.models)
    .filter(({ schema }) => hasOutbox(schema))
    .map((model) => model.collection);
}

type Pending = { _id: unknown; outbox?: DomainEvent[] };

const pendingOnly = { outboxPending: true };

async function publishAll(
  collections: readonly Collection[],
  options: RelayOptions,
  mustPause: () => boolean,
): Promise<void> {
  const { metrics } = options;
  const counted = await Promise.all(
    collections.map(async (collection) => ({
      collection,
      count: await collection.countDocuments(pendingOnly),
    })),
  );
  metrics?.outboxWaiting.set(counted.reduce((sum, { count }) => sum + count, 0));
  let blocked = 0;
  for (const { collection: aggregates } of counted.filter(({ count }) => count > 0)) {
    const pending = aggregates.find<Pending>(pendingOnly, { projection: { outbox: 1 } });
    for await (const aggregate of pending) {
      if (mustPause()) return;
      if (!(await publishOutbox(aggregates, aggregate, options, mustPause))) blocked++;
    }
  }
  metrics?.outboxBlocked.set(blocked);
}

/** Publishes an aggregate's events in order. Returns false when one of them can never be published. */
async function publishOutbox(
  aggregates: Collection,
  { _id, outbox = [] }: Pending,
  { bus, journal, log }: RelayOptions,
  mustPause: () => boolean,
): Promise<boolean> {
  for (const event of outbox) {
    if (mustPause()) return true;
    try {
      if (!isRetiredEventType(event.type))
        await journal.record(event, await bus.publish(event, { connectTimeoutMs: 0 }));
    } catch (error) {
      if (!(error instanceof EventRefused)) throw error;
      const { name: collection } = aggregates;
      log.error({ err: error, collection, aggregate: _id, eventId: event.id }, "event can't be published");
      return false;
    }
    await removeFirst(aggregates, _id, event.id);
  }
  return true;
}

/** Removes the first event, if it is still this one: another replica may have removed it. */
async function removeFirst(aggregates: Collection, _id: unknown, eventId: string): Promise<void> {
  const filter = { _id, "outbox.0.id": eventId } as object;
  const onlyOne = { ...filter, outbox: { $size: 1 } };
  const emptied = await aggregates.updateOne(onlyOne, { $unset: { outbox: "", outboxPending: "" } });
  if (emptied.matchedCount === 0) await aggregates.updateOne(filter, { $pop: { outbox: -1 } } as object);
}
