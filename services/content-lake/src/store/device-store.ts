import { Schema, type Connection } from "mongoose";

type DeviceRow = { _id: string; editorId: string; expiresAt: Date };

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** The browsers in which editors have signed in, each by its `deviceHash`. Several editors may share a browser. */
export function createDeviceStore(connection: Connection) {
  const model = connection.model(
    "Device",
    new Schema<DeviceRow>(
      {
        _id: { type: String, required: true },
        editorId: { type: String, required: true },
        expiresAt: { type: Date, required: true },
      },
      { collection: "devices", versionKey: false },
    )
      .index({ editorId: 1 })
      .index({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
  );
  return {
    isKnown: async (hash: string, now: Date): Promise<boolean> =>
      (await model.exists({ _id: hash, expiresAt: { $gt: now } })) !== null,

    remember: async (hash: string, editorId: string, expiresAt: Date): Promise<void> => {
      await model.updateOne({ _id: hash }, { $set: { editorId, expiresAt } }, { upsert: true });
    },

    forgetOf: async (editorId: string): Promise<void> => {
      await model.deleteMany({ editorId });
    },
  };
}
