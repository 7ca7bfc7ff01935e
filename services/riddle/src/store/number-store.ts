import { Schema, type Connection } from "mongoose";

export type NumberStore = ReturnType<typeof createNumberStore>;

const key = "puzzleNumberOffset";

/** Settings of the content as they were last known, for when the content can't be asked. */
export function createNumberStore(connection: Connection) {
  const schema = new Schema(
    { _id: { type: String, required: true }, value: { type: Number, required: true } },
    { collection: "knownSettings", versionKey: false },
  );
  const model = connection.model("KnownSetting", schema);
  return {
    lastKnown: async (): Promise<number | undefined> => (await model.findById(key).lean())?.value,

    save: async (offset: number): Promise<void> => {
      await model.updateOne({ _id: key }, { $set: { value: offset } }, { upsert: true });
    },
  };
}
