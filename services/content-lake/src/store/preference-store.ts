import { Schema, type Connection } from "mongoose";

type PreferenceRow = { _id: string; json: string };

export type PreferenceStore = ReturnType<typeof createPreferenceStore>;

/** The studio's preferences of each editor, such as the order of a list. */
export function createPreferenceStore(connection: Connection) {
  const model = connection.model(
    "Preference",
    new Schema<PreferenceRow>(
      { _id: { type: String, required: true }, json: { type: String, required: true } },
      { collection: "preferences", versionKey: false },
    ),
  );
  const idOf = (userId: string, key: string) => `${userId}/${key}`;
  return {
    get: async (userId: string, keys: readonly string[]): Promise<{ key: string; value: unknown }[]> => {
      const rows = await model.find({ _id: { $in: keys.map((key) => idOf(userId, key)) } }).lean();
      const found = new Map(rows.map(({ _id, json }) => [_id, JSON.parse(json) as unknown]));
      return keys.map((key) => ({ key, value: found.get(idOf(userId, key)) ?? null }));
    },

    set: async (userId: string, key: string, value: unknown): Promise<void> => {
      const json = JSON.stringify(value ?? null);
      await model.updateOne({ _id: idOf(userId, key) }, { $set: { json } }, { upsert: true });
    },
  };
}
