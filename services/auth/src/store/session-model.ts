import { addOutbox, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/** A session of an account in one browser. Its tokens are dead once it has ended, or its account's generation is higher. */
export type SessionDocument = {
  _id: string;
  userId: string;
  /** The account's generation when the session began. */
  generation: number;
  createdAt: Date;
  /** To within some minutes. */
  lastSeenAt: Date;
  /** When its latest token expires. */
  expiresAt: Date;
  /** The browser and system, such as `Firefox on Windows`. */
  device: string;
  endedAt?: Date;
} & Outbox;

export function sessionModel(connection: Connection) {
  const schema = new Schema<SessionDocument>(
    {
      _id: { type: String, required: true },
      userId: { type: String, required: true },
      generation: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      lastSeenAt: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
      device: { type: String, required: true },
      endedAt: Date,
    },
    { collection: "sessions", versionKey: false },
  );
  schema.index({ userId: 1 });
  schema.index({ endedAt: 1 }, { sparse: true });
  schema.index({ expiresAt: 1 });
  addOutbox(schema);
  return connection.model<SessionDocument>("Session", schema);
}
