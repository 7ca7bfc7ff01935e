import type { Connection } from "mongoose";
import type { JsMsg } from "nats";

/** Keeps messages that can't be handled, for operators: the message as it came, and why. */
export type Quarantine = {
  keep(entry: { durable: string; message: JsMsg; reason: string }): Promise<void>;
};

/** What the quarantine holds of one message. */
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

export const quarantineCollection = "quarantinedMessages";

/** A quarantine in the consuming service's own database. */
export function createQuarantine(connection: Connection): Quarantine {
  return {
    keep: async ({ durable, message, reason }) => {
      const { stream, streamSequence, deliveryCount } = message.info;
      const entry: Omit<QuarantinedMessage, "_id"> = {
        durable,
        subject: message.subject,
        sequence: streamSequence,
        deliveries: deliveryCount,
        payload: Buffer.from(message.data),
        reason,
        quarantinedAt: new Date(),
      };
      await connection
        .collection<QuarantinedMessage>(quarantineCollection)
        .updateOne({ _id: `${durable}/${stream}/${streamSequence}` }, { $set: entry }, { upsert: true });
    },
  };
}
