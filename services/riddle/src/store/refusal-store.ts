import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/** An editor's checks on a day. A check that has begun counts as open until its text is accepted. */
type RefusalDocument = { _id: string; open: number; refused: number; expiresAt: Date };

export type RefusalStore = ReturnType<typeof createRefusalStore>;

/** A check that counts until it ends. */
export type OpenCheck = {
  /** Its text was accepted, or it failed. */
  release(): Promise<void>;
  /** Its text was refused. Returns how many texts of the editor have been refused on that day. */
  refuse(): Promise<number>;
};

const dayMs = 24 * 3_600_000;

/**
 * Counts the texts of each editor that were refused on a day (UTC), for all replicas. An open check counts like a
 * refusal, so that no more than `limit` texts are refused however many checks are made at the same time.
 */
export function createRefusalStore(connection: Connection, limit: number) {
  const schema = new Schema<RefusalDocument>(
    {
      _id: { type: String, required: true },
      open: { type: Number, required: true },
      refused: { type: Number, required: true },
      expiresAt: { type: Date, required: true },
    },
    { collection: "textRefusals", versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model("TextRefusals", schema);

  return {
    /**
     * Begins a check. Without a check: `exhausted` when as many texts were refused on that day as are allowed, `busy`
     * when other checks have to end first.
     */
    begin: async (editor: string, now: Date): Promise<OpenCheck | "exhausted" | "busy"> => {
      const _id = `${now.toISOString().slice(0, 10)} ${editor}`;
      try {
        await model.updateOne(
          { _id, open: { $lt: limit } },
          { $inc: { open: 1 }, $setOnInsert: { refused: 0, expiresAt: new Date(now.getTime() + 2 * dayMs) } },
          { upsert: true },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const refused = (await model.findById(_id).lean())?.refused ?? 0;
        return refused >= limit ? "exhausted" : "busy";
      }
      return {
        release: async () => {
          await model.updateOne({ _id }, { $inc: { open: -1 } });
        },
        refuse: async () =>
          (
            await model
              .findOneAndUpdate({ _id }, { $inc: { refused: 1 } }, { returnDocument: "after" })
              .lean()
          )?.refused ?? 0,
      };
    },
  };
}
