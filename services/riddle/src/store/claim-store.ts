import { isDuplicateKey } from "@wordlehint/runtime";
import type { PuzzleDate } from "@wordlehint/contracts";
import { Schema, type Connection } from "mongoose";

type ClaimDocument = { _id: string; holder: string; until: Date };

export type ClaimStore = ReturnType<typeof createClaimStore>;

/** Lets one replica alone ask the AI for a date: every answer has to be paid for. */
export function createClaimStore(connection: Connection) {
  const schema = new Schema<ClaimDocument>(
    {
      _id: { type: String, required: true },
      holder: { type: String, required: true },
      until: { type: Date, required: true },
    },
    { collection: "generationClaims", versionKey: false },
  );
  schema.index({ until: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model("GenerationClaim", schema);
  return {
    /** False while another holder has the date. */
    take: async (date: PuzzleDate, holder: string, now: Date, forMs: number): Promise<boolean> => {
      const until = new Date(now.getTime() + forMs);
      try {
        await model.updateOne(
          { _id: date, until: { $lte: now } },
          { $set: { holder, until } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    drop: async (date: PuzzleDate, holder: string): Promise<void> => {
      await model.deleteOne({ _id: date, holder });
    },
  };
}
