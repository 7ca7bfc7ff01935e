import { mongo, Schema, type Connection } from "mongoose";
import type { WebhookEvent } from "../domain/webhook-event.ts";

type WebhookEventDocument = Omit<WebhookEvent, "id"> & {
  _id: string;
  receivedAt: Date;
  state: "waiting" | "done";
  attempts: number;
  /** When it is worked off: later after a failure, and while a replica is at it. */
  dueAt: Date;
};

export type WebhookEventStore = ReturnType<typeof createWebhookEventStore>;

/** An event that is to be worked off. */
export type WaitingEvent = WebhookEvent & { attempts: number; receivedAt: Date };

const keptSeconds = 60 * 24 * 3600;

/** The provider's events, each once by its id, until they are worked off, and for sixty days. */
export function createWebhookEventStore(connection: Connection) {
  const schema = new Schema<WebhookEventDocument>(
    {
      _id: { type: String, required: true },
      type: { type: String, required: true },
      object: { type: String, required: true },
      objectId: { type: String, required: true },
      customerId: { type: String, required: true },
      receivedAt: { type: Date, required: true },
      state: { type: String, required: true },
      attempts: { type: Number, required: true },
      dueAt: { type: Date, required: true },
    },
    { collection: "webhookEvents", versionKey: false },
  );
  // Nearly all events are done, and only waiting ones are searched for.
  const waiting = { partialFilterExpression: { state: "waiting" } };
  schema.index({ state: 1, dueAt: 1 }, waiting);
  schema.index({ customerId: 1, state: 1 }, waiting);
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: keptSeconds });
  const model = connection.model("WebhookEvent", schema);
  const insert = async (events: readonly WebhookEventDocument[]): Promise<void> => {
    try {
      // `lean`: the events are what the schema says, and needn't become documents of mongoose first.
      await model.insertMany(events, { ordered: false, lean: true });
    } catch (error) {
      if (!isOnlyDuplicates(error)) throw error;
    }
  };
  const inGroups = groupWrites(insert);

  return {
    /**
     * Stores an event, to be worked off from `dueAt` on. Does nothing if it is stored already. Events that arrive at the
     * same time are stored by one write.
     */
    add: ({ id, ...event }: WebhookEvent, receivedAt: Date, dueAt: Date): Promise<void> =>
      inGroups({ _id: id, ...event, receivedAt, state: "waiting", attempts: 0, dueAt }),

    /** Takes the oldest event that is due, and keeps other replicas off until `until`. */
    take: async (now: Date, until: Date): Promise<WaitingEvent | undefined> => {
      const event = await model
        .findOneAndUpdate(
          { state: "waiting", dueAt: { $lte: now } },
          { $set: { dueAt: until }, $inc: { attempts: 1 } },
          { sort: { dueAt: 1 }, returnDocument: "after" },
        )
        .lean<WebhookEventDocument>();
      if (!event) return undefined;
      const { _id: id, type, object, objectId, customerId, attempts, receivedAt } = event;
      return { id, type, object, objectId, customerId, attempts, receivedAt };
    },

    /** Marks an event as worked off. */
    finish: async (id: string): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { state: "done" } });
    },

    /** The other events about a customer that arrived before a time, which need nothing else than this one. */
    finishAlike: async (customerId: string, objects: readonly string[], before: Date): Promise<void> => {
      await model.updateMany(
        { customerId, state: "waiting", object: { $nin: [...objects] }, receivedAt: { $lt: before } },
        { $set: { state: "done" } },
      );
    },

    /** Has an event worked off later. */
    postpone: async (id: string, until: Date): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { dueAt: until } });
    },

    /** How many wait, and since when the oldest does. */
    waiting: async (): Promise<{ count: number; since: Date | undefined }> => {
      const oldest = await model.findOne({ state: "waiting" }).sort({ receivedAt: 1 }).lean();
      return { count: await model.countDocuments({ state: "waiting" }), since: oldest?.receivedAt };
    },
  };
}

const duplicateKey = 11000;

function isOnlyDuplicates(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return false;
  const failures = [error.writeErrors].flat();
  return failures.length > 0 && failures.every(({ code }) => code === duplicateKey);
}

/** While a write is in progress, what is to be written next is gathered for one write. */
function groupWrites<T>(write: (group: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let next: T[] = [];
  let coming: Promise<void> | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  return (one) => {
    next.push(one);
    coming ??= writing.then(() => {
      const group = next;
      next = [];
      coming = undefined;
      const written = write(group);
      writing = written.catch(() => undefined);
      return written;
    });
    return coming;
  };
}
