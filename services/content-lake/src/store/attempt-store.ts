import { Schema, type Connection } from "mongoose";
import { isDuplicate } from "./is-duplicate.ts";

type AttemptRow = { _id: string; count: number; endsAt: Date };

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** Counts attempts in windows of time, for all replicas together. */
export function createAttemptStore(connection: Connection) {
  const model = connection.model(
    "Attempt",
    new Schema<AttemptRow>(
      {
        _id: { type: String, required: true },
        count: { type: Number, required: true },
        endsAt: { type: Date, required: true },
      },
      { collection: "attempts", versionKey: false },
    ).index({ endsAt: 1 }, { expireAfterSeconds: 0 }),
  );

  const countOne = async (key: string, now: Date, windowMs: number): Promise<AttemptRow> => {
    const running = { _id: key, endsAt: { $gt: now } };
    const row = await model
      .findOneAndUpdate(running, { $inc: { count: 1 } }, { returnDocument: "after" })
      .lean();
    if (row) return row;
    const begun = { count: 1, endsAt: new Date(now.getTime() + windowMs) };
    const over = { _id: key, endsAt: { $lte: now } };
    await model.updateOne(over, { $set: begun }, { upsert: true });
    return { _id: key, ...begun };
  };

  return {
    ensureIndexes: () => model.createIndexes(),

    /** Adds one to the window that runs, or begins one. */
    count: async (key: string, now: Date, windowMs: number): Promise<{ count: number; endsAt: Date }> => {
      try {
        return await countOne(key, now, windowMs);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        // Another one has just begun the window.
        return countOne(key, now, windowMs);
      }
    },

    /** Takes one back that did not count. */
    uncount: async (key: string): Promise<void> => {
      await model.updateOne({ _id: key, count: { $gt: 0 } }, { $inc: { count: -1 } });
    },

    forget: async (key: string): Promise<void> => {
      await model.deleteOne({ _id: key });
    },
  };
}
