import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

type ReportDocument = { _id: string; type: string; receivedAt: Date };

export type ReportStore = ReturnType<typeof createReportStore>;

const keptSeconds = 30 * 86_400;

/** Reports of the mail provider by their ids, so that each counts once. */
export function createReportStore(connection: Connection) {
  const schema = new Schema<ReportDocument>(
    {
      _id: { type: String, required: true },
      type: { type: String, required: true },
      receivedAt: { type: Date, required: true },
    },
    { collection: "mailReports", versionKey: false },
  );
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: keptSeconds });
  const model = connection.model("MailReport", schema);
  return {
    isKnown: async (id: string): Promise<boolean> => (await model.exists({ _id: id })) !== null,

    /** Remembers a report that has been dealt with. */
    add: async (id: string, type: string, receivedAt: Date): Promise<void> => {
      try {
        await model.create({ _id: id, type, receivedAt });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}
