import type { DomainEvent } from "@wordlehint/contracts";
import { addOutbox, isDuplicateKey, pushToOutbox, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import { defaultOffset } from "../domain/puzzle-number.ts";

type SettingDocument = { _id: string; value: number } & Outbox;

export type NumberStore = ReturnType<typeof createNumberStore>;

const _id = "puzzleNumberOffset";

/** The number of the first puzzle, as all replicas share it, with the events about its changes. */
export function createNumberStore(connection: Connection) {
  const schema = new Schema<SettingDocument>(
    { _id: { type: String, required: true }, value: { type: Number, required: true } },
    { collection: "knownSettings", versionKey: false },
  );
  addOutbox(schema);
  const model = connection.model("KnownSetting", schema);
  return {
    /** The default when none was ever saved. */
    saved: async (): Promise<number> => (await model.findById(_id).lean())?.value ?? defaultOffset,

    /** Replaces the number `from`, and adds the event, in one write. False when another number is saved. */
    change: async (from: number, to: number, event: DomainEvent): Promise<boolean> => {
      const { $set, $push } = pushToOutbox(event);
      const update = { $set: { ...$set, value: to }, $push };
      try {
        await model.collection.updateOne({ _id, value: from } as object, update as object, { upsert: true });
        return true;
      } catch (error) {
        // There is a document, with another number than `from`.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Adds an event about the saved number; not when another number is saved. */
    announceAgain: async (offset: number, event: DomainEvent): Promise<void> => {
      const update = pushToOutbox(event);
      await model.collection.updateOne({ _id, value: offset } as object, update as object);
    },
  };
}
