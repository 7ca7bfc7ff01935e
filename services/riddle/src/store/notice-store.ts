import type { DomainEvent } from "@wordlehint/contracts";
import { addOutbox, isDuplicateKey, outboxOf, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

export type Notice = Extract<DomainEvent, { type: "riddle.horizon_low" | "riddle.generation_failed" }>;
type NoticeDocument = { _id: string; raisedAt: Date } & Outbox;

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** Notices to operators. Each kind of trouble is raised once for a date. */
export function createNoticeStore(connection: Connection) {
  const schema = new Schema<NoticeDocument>(
    { _id: { type: String, required: true }, raisedAt: { type: Date, required: true } },
    { collection: "operatorNotices", versionKey: false },
  );
  addOutbox(schema);
  const model = connection.model("OperatorNotice", schema);
  return {
    /** Saves a notice with its event. False when it was raised before. */
    raise: async (notice: Notice): Promise<boolean> => {
      try {
        const _id = `${notice.type}/${notice.data.date}`;
        await model.create({ _id, raisedAt: new Date(notice.occurredAt), ...outboxOf(notice) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
