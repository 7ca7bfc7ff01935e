import { addOutbox, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import type { Riddle } from "../domain/riddle.ts";

/** Fields that riddles of an earlier version lack. */
type Added = "theme" | "hints" | "notes" | "source";

/** The date is the key, so that replicas can't save two riddles for it. */
export type RiddleDocument = Omit<Riddle, "date" | Added> &
  Partial<Pick<Riddle, Added>> & { _id: string } & Outbox;

export function riddleModel(connection: Connection) {
  const facts = {
    wordLength: { type: Number, required: true },
    vowelCount: { type: Number, required: true },
    hasRepeatedLetter: { type: Boolean, required: true },
    startsWith: { type: String, required: true },
  };
  const schema = new Schema<RiddleDocument>(
    {
      _id: { type: String, required: true },
      word: { type: String, required: true },
      lines: { type: [String], required: true },
      theme: { type: String, default: null },
      hints: { type: [String], default: undefined },
      notes: { type: [String], default: undefined },
      source: { type: String },
      facts: { type: facts, required: true, _id: false },
      generatedAt: { type: Date, required: true },
      releasedAt: { type: Date, default: null },
    },
    { collection: "riddles", versionKey: false },
  );
  schema.index({ releasedAt: 1 });
  addOutbox(schema);
  return connection.model<RiddleDocument>("Riddle", schema);
}
