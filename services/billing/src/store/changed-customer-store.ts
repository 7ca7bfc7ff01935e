import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import type { CustomerChange } from "../domain/webhook-event.ts";

/** A customer of the provider that waits to be refreshed. */
export type ChangedCustomer = {
  /** The provider's id of the customer. */
  id: string;
  /** Grows with each change that is announced. */
  revision: number;
  /** Attempts to refresh it, including the present one. */
  attempts: number;
  /** Ids of the Stripe setup intents with which new cards were saved. */
  setupIntents: readonly string[];
};

type ChangedCustomerDocument = Omit<ChangedCustomer, "id"> & {
  _id: string;
  /** The beginning of its wait. */
  since: Date;
  /** The time of its refresh: later after a failure, and while a replica is at it. */
  dueAt: Date;
};

export type ChangedCustomerStore = ReturnType<typeof createChangedCustomerStore>;

/** Stores the customers that wait to be refreshed, each once. */
export function createChangedCustomerStore(connection: Connection) {
  const schema = new Schema<ChangedCustomerDocument>(
    {
      _id: { type: String, required: true },
      revision: { type: Number, required: true },
      attempts: { type: Number, required: true },
      setupIntents: { type: [String], required: true },
      since: { type: Date, required: true },
      dueAt: { type: Date, required: true },
    },
    { collection: "changedCustomers", versionKey: false },
  ).index({ dueAt: 1 });
  connection.model("ChangedCustomer", schema);
  // The driver itself: casting by mongoose costs too much when thousands of events arrive at once.
  const collection = connection.collection<ChangedCustomerDocument>("changedCustomers");

  return {
    /** Queues a customer to be refreshed from `dueAt` on, or earlier if it is due earlier. */
    add: async (
      { customerId, setupIntent }: CustomerChange,
      receivedAt: Date,
      dueAt: Date,
    ): Promise<void> => {
      const update = {
        $setOnInsert: { since: receivedAt, attempts: 0 },
        $min: { dueAt },
        $inc: { revision: 1 },
        $addToSet: { setupIntents: { $each: setupIntent === undefined ? [] : [setupIntent] } },
      };
      const write = () => collection.updateOne({ _id: customerId }, update, { upsert: true });
      await write().catch((error: unknown) => {
        // Another request has inserted the same customer at the same moment.
        if (isDuplicateKey(error)) return write();
        throw error;
      });
    },

    /** Claims the customer that has been due longest. No other replica takes it before `until`. */
    take: async (now: Date, until: Date): Promise<ChangedCustomer | undefined> => {
      const taken = await collection.findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: until }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: "after" },
      );
      if (!taken) return undefined;
      const { _id: id, revision, attempts, setupIntents } = taken;
      return { id, revision, attempts, setupIntents };
    },

    /** Removes a customer that was refreshed, unless it has changed since it was taken. */
    finish: async ({ id, revision, setupIntents }: ChangedCustomer, now: Date): Promise<void> => {
      const { deletedCount } = await collection.deleteOne({ _id: id, revision });
      if (deletedCount > 0) return;
      const $pull = { setupIntents: { $in: [...setupIntents] } };
      await collection.updateOne({ _id: id }, { $set: { attempts: 0, since: now }, $pull });
    },

    /** Makes a customer due later, unless a newer event has arrived since it was claimed. */
    postpone: async ({ id, revision }: ChangedCustomer, until: Date): Promise<void> => {
      await collection.updateOne({ _id: id, revision }, { $set: { dueAt: until } });
    },

    /** Returns the number of waiting customers, and the beginning of the longest wait. */
    waiting: async (): Promise<{ count: number; since: Date | undefined }> => {
      const oldest = await collection.findOne({}, { sort: { since: 1 } });
      return { count: await collection.countDocuments(), since: oldest?.since };
    },
  };
}
