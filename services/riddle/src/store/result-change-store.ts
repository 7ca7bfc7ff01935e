import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/** A player's changes in an hour. */
type ChangesDocument = { _id: string; count: number; expiresAt: Date };

export type ResultChangeStore = ReturnType<typeof createResultChangeStore>;

const hourMs = 3_600_000;

/** Counts how often each player changes results in an hour (UTC), for all replicas. */
export function createResultChangeStore(connection: Connection, maxPerHour: number) {
  const schema = new Schema<ChangesDocument>(
    {
      _id: { type: String, required: true },
      count: { type: Number, required: true },
      expiresAt: { type: Date, required: true },
    },
    { collection: "resultChanges", versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model("ResultChanges", schema);

  return {
    /** Counts a change. Returns 0, or the seconds to wait when the player has made as many as are allowed. */
    count: async (userId: string, now: Date): Promise<number> => {
      const hour = Math.floor(now.getTime() / hourMs);
      const end = new Date((hour + 1) * hourMs);
      try {
        await model.updateOne(
          { _id: `${hour} ${userId}`, count: { $lt: maxPerHour } },
          { $inc: { count: 1 }, $setOnInsert: { expiresAt: end } },
          { upsert: true },
        );
        return 0;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return Math.ceil((end.getTime() - now.getTime()) / 1000);
      }
    },
  };
}
