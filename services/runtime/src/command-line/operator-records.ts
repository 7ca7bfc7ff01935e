import { randomUUID } from "node:crypto";
import { Schema, type Connection } from "mongoose";
import { audit } from "../audit.ts";
import { startJob, type JobHost } from "../jobs/start-job.ts";
import { operatorName } from "./operator-name.ts";

/** An operator's action by the command line, for the audit trail. Never holds a secret or an address. */
export type OperatorDone = {
  /** The action, such as `account deleted`. */
  event: string;
  /** Its object, such as the account's id. */
  about: Readonly<Record<string, string>>;
};

type RecordDocument = OperatorDone & { _id: string; at: Date; who: string };

/** See `createOperatorRecordStore`. */
export type OperatorRecordStore = {
  add(done: OperatorDone, at: Date): Promise<void>;
  /** The oldest first. */
  list(): Promise<RecordDocument[]>;
  remove(id: string): Promise<void>;
};

/** Stores operators' actions until a running service has written them to its log. */
export function createOperatorRecordStore(connection: Connection): OperatorRecordStore {
  const schema = new Schema<RecordDocument>(
    {
      _id: { type: String, required: true },
      at: { type: Date, required: true },
      who: { type: String, required: true },
      event: { type: String, required: true },
      about: { type: Schema.Types.Mixed, required: true },
    },
    { collection: "operatorRecords", versionKey: false, minimize: false },
  );
  const model = connection.model<RecordDocument>("OperatorRecord", schema);
  return {
    add: async (done, at) => {
      await model.create({ _id: randomUUID(), at, who: operatorName(), ...done });
    },
    list: () => model.find().sort({ at: 1 }).lean<RecordDocument[]>(),
    remove: async (id) => {
      await model.deleteOne({ _id: id });
    },
  };
}

const everyMs = 2000;

/**
 * Writes what operators have done by the command line to this service's log, because what a command prints is kept
 * nowhere. A record that several replicas have written has the same `record` in each line.
 */
export function startRecordingOperators(host: JobHost, records: OperatorRecordStore): void {
  startJob(host, {
    name: "record operator changes",
    everyMs,
    run: async () => {
      for (const { _id, at, who, event, about } of await records.list()) {
        audit(host.log, event, { ...about, who, from: "command line", at: at.toISOString(), record: _id });
        await records.remove(_id);
      }
    },
  });
}
