import { hashSecret, isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/** What was counted under a key in a period. */
type CountDocument = { _id: string; count: number; expiresAt: Date };

/** The outcome of counting one more: how many are left in the period, or how long to wait for the next one. */
export type Counted = { left: number; waitSeconds: 0 } | { left: 0; waitSeconds: number };

export type CountStore = ReturnType<typeof createCountStore>;

/** Options for a count store. */
export type CountOptions = {
  /** The MongoDB collection, such as `resultChanges`. */
  collection: string;
  /** The length of a period; they begin at the epoch, so that days are UTC days. */
  periodMs: number;
};

/** Counts what is done under a key in a period, for all replicas. Keys are stored hashed, since they may be addresses. */
export function createCountStore(connection: Connection, { collection, periodMs }: CountOptions) {
  const schema = new Schema<CountDocument>(
    {
      _id: { type: String, required: true },
      count: { type: Number, required: true },
      expiresAt: { type: Date, required: true },
    },
    { collection, versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model(collection, schema);

  return {
    /** Counts one more, unless `max` are counted already. */
    count: async (key: string, max: number, now: Date): Promise<Counted> => {
      const period = Math.floor(now.getTime() / periodMs);
      const end = new Date((period + 1) * periodMs);
      const _id = hashSecret(`${period} ${key}`);
      try {
        const { count } = await model
          .findOneAndUpdate(
            { _id, count: { $lt: max } },
            { $inc: { count: 1 }, $setOnInsert: { expiresAt: end } },
            { upsert: true, returnDocument: "after" },
          )
          .lean()
          .orFail();
        return { left: max - count, waitSeconds: 0 };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return { left: 0, waitSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000) };
      }
    },
  };
}
