import { Schema, type Connection } from "mongoose";
import type { Subscriber } from "../domain/subscriber.ts";

/** The hashes under which the tokens of a subscriber's links are looked up. */
export type LinkHashes = { confirmHash: string; preferencesHash: string; unsubscribeHash: string };

/**
 * Of a person who has unsubscribed, the hashes of two links stay for a year, so that the links still work. That is why
 * the fields about the person may be missing.
 */
export type SubscriberDocument = Partial<Omit<Subscriber, "id" | "status" | "days">> &
  Partial<LinkHashes> & {
    _id: string;
    status: Subscriber["status"] | "gone";
    days?: number[];
    goneAt?: Date;
  };

export function subscriberModel(connection: Connection) {
  const schema = new Schema<SubscriberDocument>(
    {
      _id: { type: String, required: true },
      email: String,
      emailKey: String,
      userId: String,
      timeZone: String,
      help: String,
      days: { type: [Number], default: undefined },
      status: { type: String, required: true },
      linkId: String,
      confirmHash: String,
      preferencesHash: String,
      unsubscribeHash: String,
      createdAt: Date,
      confirmBy: Date,
      confirmedAt: Date,
      goneAt: Date,
    },
    { collection: "subscribers", versionKey: false },
  );
  schema.index({ emailKey: 1 }, { unique: true, sparse: true });
  schema.index({ userId: 1 }, { sparse: true });
  schema.index({ confirmHash: 1 }, { sparse: true });
  schema.index({ preferencesHash: 1 }, { sparse: true });
  schema.index({ unsubscribeHash: 1 }, { sparse: true });
  // For the mailings, which read each zone's subscribers in order.
  schema.index({ status: 1, timeZone: 1, _id: 1 });
  schema.index({ confirmBy: 1 }, { sparse: true });
  schema.index({ goneAt: 1 }, { sparse: true });
  return connection.model<SubscriberDocument>("Subscriber", schema);
}
