import { mongo, Schema, type Connection } from "mongoose";
import type { WebhookEvent } from "../domain/webhook-event.ts";

type WebhookEventDocument = Omit<WebhookEvent, "id"> & { _id: string; receivedAt: Date };

export type WebhookEventStore = ReturnType<typeof createWebhookEventStore>;

const keptSeconds = 60 * 24 * 3600;

/** The provider's events, each once by its id, for sixty days. What is to be done about them is in `ChangedCustomerStore`. */
export function createWebhookEventStore(connection: Connection) {
  const schema = new Schema<WebhookEventDocument>(
    {
      _id: { type: String, required: true },
      type: { type: String, required: true },
      object: { type: String, required: true },
      objectId: { type: String, required: true },
      customerId: { type: String, required: true },
      receivedAt: { type: Date, required: true },
    },
    { collection: "webhookEvents", versionKey: false },
  );
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: keptSeconds });
  connection.model("WebhookEvent", schema);
  // Uses the driver directly: casting by mongoose costs too much when thousands of events arrive at once.
  const collection = connection.collection<WebhookEventDocument>("webhookEvents");

  return {
    /** Stores events. Those that are stored already stay as they are. */
    add: async (events: readonly WebhookEvent[], receivedAt: Date): Promise<void> => {
      try {
        const documents = events.map(({ id: _id, ...event }) => ({ _id, ...event, receivedAt }));
        await collection.insertMany(documents, { ordered: false });
      } catch (error) {
        if (!isOnlyDuplicates(error)) throw error;
      }
    },
  };
}

const duplicateKey = 11000;

function isOnlyDuplicates(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return false;
  const failures = [error.writeErrors].flat();
  return failures.length > 0 && failures.every(({ code }) => code === duplicateKey);
}
