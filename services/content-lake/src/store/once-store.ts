import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

type OnceRow = { _id: string; isDone: boolean; leasedUntil: Date };

export type OnceStore = ReturnType<typeof createOnceStore>;

/** A list of work that is done once per database, by one replica at a time. */
export function createOnceStore(connection: Connection) {
  const model = connection.model(
    "Once",
    new Schema<OnceRow>(
      {
        _id: { type: String, required: true },
        isDone: { type: Boolean, required: true },
        leasedUntil: { type: Date, required: true },
      },
      { collection: "once", versionKey: false },
    ),
  );
  return {
    /** Adds work to the list, unless it is on it already. */
    plan: async (name: string): Promise<void> => {
      try {
        await model.create({ _id: name, isDone: false, leasedUntil: new Date(0) });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Returns whether work is on the list and not finished. */
    isWaiting: async (name: string): Promise<boolean> =>
      (await model.exists({ _id: name, isDone: false })) !== null,

    /** Takes the lease for a piece of work. False when another replica holds it. */
    take: async (name: string, now: Date, leasedUntil: Date): Promise<boolean> => {
      const free = { _id: name, isDone: false, leasedUntil: { $lte: now } };
      return (await model.updateOne(free, { $set: { leasedUntil } })).modifiedCount > 0;
    },

    keep: async (name: string, leasedUntil: Date): Promise<void> => {
      await model.updateOne({ _id: name }, { $set: { leasedUntil } });
    },

    finish: async (name: string): Promise<void> => {
      await model.updateOne({ _id: name }, { $set: { isDone: true } });
    },
  };
}
