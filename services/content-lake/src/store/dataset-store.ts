import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

export type DatasetInfo = { name: string; aclMode: "private" | "public"; createdAt: Date; createdBy: string };
type DatasetRow = Omit<DatasetInfo, "name"> & { _id: string };

export type DatasetStore = ReturnType<typeof createDatasetStore>;

export function createDatasetStore(connection: Connection) {
  const model = connection.model(
    "Dataset",
    new Schema<DatasetRow>(
      {
        _id: { type: String, required: true },
        aclMode: { type: String, required: true },
        createdAt: { type: Date, required: true },
        createdBy: { type: String, required: true },
      },
      { collection: "datasets", versionKey: false },
    ),
  );
  return {
    list: async (): Promise<DatasetInfo[]> => {
      const rows = await model.find().sort({ _id: 1 }).lean();
      return rows.map(({ _id, ...rest }) => ({ name: _id, ...rest }));
    },

    find: async (name: string): Promise<DatasetInfo | undefined> => {
      const row = await model.findById(name).lean();
      if (!row) return undefined;
      const { _id, ...rest } = row;
      return { name: _id, ...rest };
    },

    exists: async (name: string): Promise<boolean> => (await model.exists({ _id: name })) !== null,

    /** False when a dataset of that name exists already. */
    add: async ({ name, ...rest }: DatasetInfo): Promise<boolean> => {
      try {
        await model.create({ _id: name, ...rest });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** False when there is no dataset of that name. */
    setAclMode: async (name: string, aclMode: DatasetInfo["aclMode"]): Promise<boolean> =>
      (await model.updateOne({ _id: name }, { $set: { aclMode } })).matchedCount > 0,

    /** False when there is no dataset of that name. */
    remove: async (name: string): Promise<boolean> => (await model.deleteOne({ _id: name })).deletedCount > 0,
  };
}
