import { isRetiredEventType, type DomainEvent } from "@wordlehint/contracts";
import type { Connection } from "mongoose";
import type { StreamPlace } from "../bus/bus-context.ts";
import type { Bus } from "../bus/connect-bus.ts";
import { duplicateWindowMs, eventRetentionMs } from "../bus/ensure-streams.ts";
import { EventRefused } from "../bus/event-refused.ts";
import type { Log } from "../log.ts";

type Entry = { _id: string; event: DomainEvent; stream: string; sequence: number; publishedAt: Date };

/** Options for refilling the broker. */
export type Restoring = {
  bus: Bus;
  log: Log;
  /** Returns whether the bus has reconnected meanwhile, in which case the broker may have lost more. */
  isStale: () => boolean;
};

/**
 * A record of every event that the broker has confirmed, kept as long as the broker should keep it. A broker may
 * lose what it confirmed (a lost disk, a kill before its own write); it is refilled from here.
 */
export type Journal = ReturnType<typeof createJournal>;

/** Opens the journal in the service's own database. */
export function createJournal(connection: Connection) {
  const entries = connection.collection<Entry>("publishedEvents");
  /** Events that the broker keeps too, but for the oldest hour, since the two don't expire at the same instant. */
  const kept = () => new Date(Date.now() - eventRetentionMs + 3_600_000);
  const oldestFirst = { publishedAt: 1, sequence: 1 } as const;

  const publishAgain = async ({ _id, event }: Entry, { bus, log, isStale }: Restoring) => {
    if (isStale()) throw new Error("reconnected meanwhile");
    if (isRetiredEventType(event.type)) {
      await entries.deleteOne({ _id });
      return;
    }
    try {
      const place = await bus.publish(event, { connectTimeoutMs: 0 });
      await entries.updateOne({ _id }, { $set: place });
    } catch (error) {
      if (!(error instanceof EventRefused)) throw error;
      log.error({ err: error, eventId: _id }, "a published event can't be published again");
    }
  };

  return {
    ensureIndexes: () =>
      entries.createIndexes([
        { key: { publishedAt: 1 }, name: "kept", expireAfterSeconds: eventRetentionMs / 1000 },
        { key: { stream: 1 }, name: "stream" },
      ]),

    /** Records a confirmed event. `publishedAt` keeps its first value, since it defines the order. */
    record: async (event: DomainEvent, place: StreamPlace) => {
      const update = { $set: { event, ...place }, $setOnInsert: { publishedAt: new Date() } };
      await entries.updateOne({ _id: event.id }, update, { upsert: true });
    },

    /**
     * Publishes again, oldest first, what the broker has lost: everything that was published to an earlier stream,
     * and what is missing from the last minutes before the latest event.
     * @throws when it could not be completed, for example because the connection was lost.
     */
    restore: async (restoring: Restoring) => {
      const { bus, log } = restoring;
      const stream = await bus.currentStream();
      const lost = { stream: { $ne: stream }, publishedAt: { $gt: kept() } };
      if (await entries.findOne(lost)) {
        log.warn({ stream }, "the broker lost its store, refilling it");
        for await (const entry of entries.find(lost).sort(oldestFirst)) {
          await publishAgain(entry, restoring);
        }
      }
      const [latest] = await entries.find().sort({ publishedAt: -1 }).limit(1).toArray();
      if (!latest) return;
      const lastMinutes = latest.publishedAt.getTime() - duplicateWindowMs / 2;
      const doubtful = { publishedAt: { $gt: new Date(Math.max(lastMinutes, kept().getTime())) } };
      for await (const entry of entries.find(doubtful).sort(oldestFirst)) {
        if (!(await bus.holds(entry._id, entry))) await publishAgain(entry, restoring);
      }
    },
  };
}
