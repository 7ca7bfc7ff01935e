import type { DomainEvent } from "@wordlehint/contracts";
import type { Connection } from "mongoose";
import type { Bus, StreamPlace } from "../bus/connect-bus.ts";
import { duplicateWindowMs, eventRetentionMs } from "../bus/ensure-streams.ts";

type Entry = { _id: string; event: DomainEvent; stream: string; sequence: number; publishedAt: Date };

/**
 * What the broker has confirmed, kept as long as the broker should keep it. A broker may forget what it
 * confirmed (a lost disk, a kill before its own write); from here it is filled again.
 */
export type Journal = ReturnType<typeof createJournal>;

export function createJournal(connection: Connection) {
  const entries = connection.collection<Entry>("publishedEvents");
  return {
    ensureIndexes: () =>
      entries.createIndexes([
        { key: { publishedAt: 1 }, name: "kept", expireAfterSeconds: eventRetentionMs / 1000 },
      ]),

    record: async (event: DomainEvent, place: StreamPlace) => {
      const fields = { event, ...place, publishedAt: new Date() };
      await entries.updateOne({ _id: event.id }, { $set: fields }, { upsert: true });
    },

    /**
     * Publishes again, oldest first, what the broker may have lost: everything that went to another stream
     * than today's, and the last minutes' events, which it drops itself where it still has them.
     */
    restore: async (bus: Bus) => {
      const stream = await bus.currentStream();
      const recently = new Date(Date.now() - duplicateWindowMs / 2);
      const doubtful = entries.find({
        $or: [{ stream: { $ne: stream } }, { publishedAt: { $gt: recently } }],
      });
      for await (const { _id, event, publishedAt } of doubtful.sort({ publishedAt: 1, sequence: 1 })) {
        const place = await bus.publish(event);
        await entries.updateOne({ _id, publishedAt }, { $set: place });
      }
    },
  };
}
