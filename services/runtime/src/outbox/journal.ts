import type { DomainEvent } from "@wordlehint/contracts";
import type { Connection } from "mongoose";
import type { Bus, StreamPlace } from "../bus/connect-bus.ts";
import { duplicateWindowMs, eventRetentionMs } from "../bus/ensure-streams.ts";
import { EventRefused } from "../bus/event-refused.ts";
import type { Log } from "../log.ts";

type Entry = { _id: string; event: DomainEvent; stream: string; sequence: number; publishedAt: Date };

export type Restoring = {
  bus: Bus;
  log: Log;
  /** Whether the connection is another one by now, whose broker may have lost more. */
  isStale: () => boolean;
};

/**
 * What the broker has confirmed, kept as long as the broker should keep it. A broker may forget what it
 * confirmed (a lost disk, a kill before its own write); from here it is filled again.
 */
export type Journal = ReturnType<typeof createJournal>;

export function createJournal(connection: Connection) {
  const entries = connection.collection<Entry>("publishedEvents");
  /** What the broker keeps as well; the last hour is left out, since the two don't forget at one instant. */
  const kept = () => new Date(Date.now() - eventRetentionMs + 3_600_000);
  const oldestFirst = { publishedAt: 1, sequence: 1 } as const;

  const publishAgain = async ({ _id, event }: Entry, { bus, log, isStale }: Restoring) => {
    if (isStale()) throw new Error("connected anew meanwhile");
    try {
      const place = await bus.publish(event, { waitMs: 0 });
      await entries.updateOne({ _id }, { $set: place });
    } catch (error) {
      if (!(error instanceof EventRefused)) throw error;
      log.error({ err: error, eventId: _id }, "published event can't be published again");
    }
  };

  return {
    ensureIndexes: () =>
      entries.createIndexes([
        { key: { publishedAt: 1 }, name: "kept", expireAfterSeconds: eventRetentionMs / 1000 },
        { key: { stream: 1 }, name: "stream" },
      ]),

    /** Notes a confirmed event. The instant of the first time stays, since it tells the order. */
    record: async (event: DomainEvent, place: StreamPlace) => {
      const update = { $set: { event, ...place }, $setOnInsert: { publishedAt: new Date() } };
      await entries.updateOne({ _id: event.id }, update, { upsert: true });
    },

    /**
     * Publishes again, oldest first, what the broker has lost: everything that went to another stream than
     * today's, and what is missing of the last minutes before the latest event.
     * @throws when it did not come to its end, such as for a connection that was lost.
     */
    restore: async (restoring: Restoring) => {
      const { bus, log } = restoring;
      const stream = await bus.currentStream();
      const lost = { stream: { $ne: stream }, publishedAt: { $gt: kept() } };
      if (await entries.findOne(lost)) {
        log.warn({ stream }, "the broker lost its store, filling it again");
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
