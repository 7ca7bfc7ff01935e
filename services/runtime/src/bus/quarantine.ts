import type { Connection } from "mongoose";
import type { JsMsg } from "nats";

/** Keeps messages that can't be handled, for operators: each as it was received, with the reason. */
export type Quarantine = {
  keep(entry: { durable: string; message: JsMsg; reason: string }): Promise<void>;
};

/** A message in the quarantine. */
export type QuarantinedMessage = {
  _id: string;
  durable: string;
  subject: string;
  sequence: number;
  deliveries: number;
  payload: Buffer;
  reason: string;
  quarantinedAt: Date;
};

/** The quarantine's collection in the service's database. */
export const quarantineCollection = "quarantinedMessages";

/** A quarantine in the consuming service's own database. A message that is redelivered is kept once. */
export function createQuarantine(connection: Connection): Quarantine {
  return {
    keep: async ({ durable, message, reason }) => {
      const { stream, streamSequence, deliveryCount, timestampNanos } = message.info;
      const entry: Omit<QuarantinedMessage, "_id"> = {
        durable,
        subject: message.subject,
        sequence: streamSequence,
        deliveries: deliveryCount,
        payload: Buffer.from(message.data),
        reason: reason.slice(0, maxReasonLength),
        quarantinedAt: new Date(),
      };
      // A stream that was created again counts from one again; the timestamp tells its messages apart.
      const _id = `${durable}/${stream}/${streamSequence}/${timestampNanos}`;
      await connection
        .collection<QuarantinedMessage>(quarantineCollection)
        .updateOne({ _id }, { $set: entry }, { upsert: true });
    },
  };
}

const maxReasonLength = 2000;
