import { Schema, type Connection } from "mongoose";

type SwitchDocument = { _id: "sending"; pausedAt?: Date };

export type SendingSwitch = ReturnType<typeof createSendingSwitch>;

/** The switch by which operators pause sending in all replicas. */
export function createSendingSwitch(connection: Connection) {
  const schema = new Schema<SwitchDocument>(
    { _id: { type: String, required: true }, pausedAt: Date },
    { collection: "switches", versionKey: false },
  );
  const model = connection.model("Switch", schema);
  return {
    /** Since when sending is paused; undefined while it isn't. */
    pausedAt: async (): Promise<Date | undefined> => (await model.findById("sending").lean())?.pausedAt,

    pause: async (now: Date): Promise<void> => {
      await model.updateOne({ _id: "sending" }, { $set: { pausedAt: now } }, { upsert: true });
    },

    resume: async (): Promise<void> => {
      await model.deleteOne({ _id: "sending" });
    },
  };
}
