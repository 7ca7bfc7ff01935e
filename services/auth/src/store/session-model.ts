import { addOutbox, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import type { Session } from "../domain/session.ts";

export type SessionDocument = Omit<Session, "id"> & { _id: string } & Outbox;

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
