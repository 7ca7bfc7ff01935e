import { Schema, type Connection } from "mongoose";
import type { OperatorRecord } from "../domain/operator-record.ts";

type Document = Omit<OperatorRecord, "id"> & { _id: string };

export type OperatorRecordStore = ReturnType<typeof createOperatorRecordStore>;

/** What operators have done by the command line, until a running service has written it to its log. */
export function createOperatorRecordStore(connection: Connection) {
  const schema = new Schema<Document>(
    {
      _id: { type: String, required: true },
      at: { type: Date, required: true },
      who: { type: String, required: true },
      event: { type: String, required: true },
      about: { type: Schema.Types.Mixed, required: true },
    },
    { collection: "operatorRecords", versionKey: false, minimize: false },
  );
  const model = connection.model<Document>("OperatorRecord", schema);
  return {
    add: async ({ id, ...rest }: OperatorRecord): Promise<void> => {
      await model.create({ _id: id, ...rest });
    },

    /** The oldest first. */
    list: async (): Promise<OperatorRecord[]> =>
      (await model.find().sort({ at: 1 }).lean()).map(({ _id: id, ...rest }) => ({ id, ...rest })),

    remove: async (id: string): Promise<void> => {
      await model.deleteOne({ _id: id });
    },
  };
}
