import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import { setupIntent, type WebhookEvent } from "../domain/webhook-event.ts";

/** A customer of the provider that is to be looked at, since something about it has changed. */
export type ChangedCustomer = {
  /** The provider's id of the customer. */
  id: string;
  /** Grows with each change that is announced. */
  revision: number;
  /** How many attempts to look at it have begun, including the present one. */
  attempts: number;
  /** Ids of the Stripe setup intents with which new cards were saved. */
  setupIntents: readonly string[];
};

type ChangedCustomerDocument = Omit<ChangedCustomer, "id"> & {
  _id: string;
  /** Since when it waits. */
  since: Date;
  /** When it is looked at: later after a failure, and while a replica is at it. */
  dueAt: Date;
};

export type ChangedCustomerStore = ReturnType<typeof createChangedCustomerStore>;

/** The customers of whom the provider says that something has changed, each once, until they have been looked at. */
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
  // Uses the driver directly: casting by mongoose costs too much when thousands of events arrive at once.
  const collection = connection.collection<ChangedCustomerDocument>("changedCustomers");

  const write = async (updates: readonly ReturnType<typeof updateOf>[]): Promise<void> => {
    try {
      await collection.bulkWrite([...updates], { ordered: false });
    } catch (error) {
      // Another replica has added the same customer at the same moment. To announce a change twice does no harm.
      if (!isDuplicateKey(error)) throw error;
      await collection.bulkWrite([...updates], { ordered: false });
    }
  };

  return {
    /** Has the customers of events looked at from `dueAt` on, or earlier if they are due earlier. */
    add: async (events: readonly WebhookEvent[], receivedAt: Date, dueAt: Date): Promise<void> => {
      const byCustomer = Map.groupBy(events, ({ customerId }) => customerId);
      await write([...byCustomer].map(([id, own]) => updateOf(id, own, receivedAt, dueAt)));
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

    /** Removes a customer that has been looked at, unless something has changed since it was taken. */
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

    /** How many customers are waiting, and since when the one has been that has waited longest. */
    waiting: async (): Promise<{ count: number; since: Date | undefined }> => {
      const oldest = await collection.findOne({}, { sort: { since: 1 } });
      return { count: await collection.countDocuments(), since: oldest?.since };
    },
  };
}

function updateOf(id: string, events: readonly WebhookEvent[], receivedAt: Date, dueAt: Date) {
  const cards = events.filter(({ object }) => object === setupIntent).map(({ objectId }) => objectId);
  const update = {
    $setOnInsert: { since: receivedAt, attempts: 0 },
    $min: { dueAt },
    $inc: { revision: 1 },
    $addToSet: { setupIntents: { $each: cards } },
  };
  return { updateOne: { filter: { _id: id }, update, upsert: true } };
}
