import { hashSecret } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/** A browser in which an editor has signed in before. Several editors may share a browser. */
export type Device = {
  /** What the browser's cookie holds; stored hashed. */
  secret: string;
  editorId: string;
};

type DeviceRow = { _id: string; editorId: string; expiresAt: Date };

export type DeviceStore = ReturnType<typeof createDeviceStore>;

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
    isKnown: async (device: Device, now: Date): Promise<boolean> =>
      (await model.exists({ _id: idOf(device), expiresAt: { $gt: now } })) !== null,

    remember: async (device: Device, expiresAt: Date): Promise<void> => {
      const { editorId } = device;
      await model.updateOne({ _id: idOf(device) }, { $set: { editorId, expiresAt } }, { upsert: true });
    },

    forgetOf: async (editorId: string): Promise<void> => {
      await model.deleteMany({ editorId });
    },
  };
}

function idOf({ secret, editorId }: Device): string {
  return hashSecret(`${secret} ${editorId}`);
}
