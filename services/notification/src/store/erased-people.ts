import { Schema, type Connection } from "mongoose";

type ErasedPerson = { _id: string; expiresAt: Date };

export type ErasedPeople = ReturnType<typeof createErasedPeople>;

/** Longer than an event is delivered again. */
const rememberedMs = 31 * 86_400_000;

/** Accounts that are gone, by id, because events of theirs may arrive late. */
export function createErasedPeople(connection: Connection) {
  const schema = new Schema<ErasedPerson>(
    { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
    { collection: "erasedPeople", versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model("ErasedPerson", schema);
  return {
    add: async (userId: string, now: Date): Promise<void> => {
      const expiresAt = new Date(now.getTime() + rememberedMs);
      await model.updateOne({ _id: userId }, { $set: { expiresAt } }, { upsert: true });
    },

    has: async (userId: string): Promise<boolean> => (await model.exists({ _id: userId })) !== null,
  };
}
