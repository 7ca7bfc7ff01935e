import { createHmac } from "node:crypto";
import { isDuplicateKey, mailboxOf } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

export type PersonStore = ReturnType<typeof createPersonStore>;

/** Benefits that a person has once in a while: free days at first, and a withdrawal with a full refund. */
export type Once = "premium" | "withdrawal";

const dayMs = 24 * 3_600_000;
const rememberedMs: Readonly<Record<Once, number>> = { premium: 730 * dayMs, withdrawal: 365 * dayMs };

type PersonDocument = {
  _id: string;
  what: Once;
  subscriptionId: string;
  at: Date;
  endsAt: Date;
};

/** Traits by which a person is recognized. */
type Known = { email?: string; cardKeys?: readonly string[] };

/**
 * Remembers what a person has had, whatever account it was with. A person is known by mailbox and cards, of which only
 * keyed hashes are stored; they outlast the account.
 * @param secret the key of the hashes
 */
export function createPersonStore(connection: Connection, secret: string, now: () => Date) {
  const schema = new Schema<PersonDocument>(
    {
      _id: { type: String, required: true },
      what: { type: String, required: true },
      subscriptionId: { type: String, required: true },
      at: { type: Date, required: true },
      endsAt: { type: Date, required: true },
    },
    { collection: "persons", versionKey: false },
  );
  schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model("Person", schema);

  const hash = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  /** In one order for everybody, so that of two claims at once one has all of what both want. */
  const idsOf = (what: Once, { email, cardKeys = [] }: Known): string[] =>
    [...(email === undefined ? [] : [hash(`mailbox ${mailboxOf(email)}`)]), ...cardKeys]
      .sort()
      .map((key) => `${what} ${key}`);

  const claimOne = async (_id: string, fields: Omit<PersonDocument, "_id">): Promise<boolean> => {
    const isOpen = { $or: [{ subscriptionId: fields.subscriptionId }, { endsAt: { $lte: fields.at } }] };
    try {
      await model.updateOne({ _id, ...isOpen }, { $setOnInsert: { _id }, $set: fields }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  return {
    /** Returns the key by which a card is recognized. */
    cardKeyOf: (fingerprint: string): string => hash(`card ${fingerprint}`),

    /** Returns whether a person has had a benefit with another subscription. */
    hasHad: async (what: Once, person: Known, subscriptionId?: string): Promise<boolean> => {
      const others = subscriptionId === undefined ? {} : { subscriptionId: { $ne: subscriptionId } };
      const known = { _id: { $in: idsOf(what, person) }, endsAt: { $gt: now() }, ...others };
      return (await model.exists(known)) !== null;
    },

    /**
     * Notes that a person has something with a subscription, and returns whether nobody who is known by the same had it
     * before. For the same subscription it returns the same again.
     */
    claim: async (what: Once, person: Known, subscriptionId: string): Promise<boolean> => {
      const at = now();
      const endsAt = new Date(at.getTime() + rememberedMs[what]);
      let isFirst = true;
      for (const id of idsOf(what, person))
        isFirst = (await claimOne(id, { what, subscriptionId, at, endsAt })) && isFirst;
      return isFirst;
    },

    /** The stored traces of a person. */
    list: (person: Known) =>
      model
        .find({ _id: { $in: [...idsOf("premium", person), ...idsOf("withdrawal", person)] } }, { _id: 0 })
        .lean(),
  };
}
