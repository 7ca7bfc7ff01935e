import type { ContactMessage, DomainEvent } from "@wordlehint/contracts";
import { addOutbox, outboxOf, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/** A message to the site, as it is kept. */
export type StoredMessage = Omit<ContactMessage, "website"> & {
  id: string;
  emailKey: string;
  receivedAt: Date;
};

type MessageDocument = Omit<StoredMessage, "id"> & { _id: string } & Outbox;

export type ContactMessageStore = ReturnType<typeof createContactMessageStore>;

const yearMs = 365 * 86_400_000;

/** Messages to the site, for a year. */
export function createContactMessageStore(connection: Connection) {
  const schema = new Schema<MessageDocument>(
    {
      _id: { type: String, required: true },
      name: { type: String, required: true },
      email: { type: String, required: true },
      emailKey: { type: String, required: true },
      subject: { type: String, required: true },
      message: { type: String, required: true },
      receivedAt: { type: Date, required: true },
    },
    { collection: "contactMessages", versionKey: false },
  );
  schema.index({ receivedAt: 1 });
  schema.index({ emailKey: 1 });
  addOutbox(schema);
  const model = connection.model("ContactMessage", schema);
  return {
    add: async ({ id, ...message }: StoredMessage, event: DomainEvent): Promise<void> => {
      await model.create({ _id: id, ...message, ...outboxOf(event) });
    },

    find: async (id: string): Promise<StoredMessage | undefined> => {
      const found = await model.findById(id).lean();
      return found ? toMessage(found) : undefined;
    },

    /** Messages from an address since then, the oldest first. */
    listFrom: async (emailKey: string, since: Date): Promise<StoredMessage[]> => {
      const found = await model
        .find({ emailKey, receivedAt: { $gte: since } })
        .sort({ receivedAt: 1 })
        .lean();
      return found.map(toMessage);
    },

    /** Forgets messages that are more than a year old. */
    sweep: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - yearMs);
      await model.deleteMany({ receivedAt: { $lt: before }, outboxPending: { $exists: false } });
    },
  };
}

function toMessage(document: MessageDocument): StoredMessage {
  const { _id: id, outbox: _outbox, outboxPending: _pending, ...message } = document;
  return { id, ...message };
}
