import { addOutbox, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

/**
 * A transaction with its effects, all in one write: the documents' revisions, and the events about them. Immutable
 * except for the outbox.
 */
export type TransactionRow = {
  dataset: string;
  /** 1, 2, 3, … without gaps: the transactions up to a number make up the dataset at that point. */
  sequence: number;
  transactionId: string;
  author: string;
  committedAt: Date;
  documentIds: string[];
  /** A packed `TransactionRecord`. */
  body: Buffer;
} & Outbox;

export function transactionModel(connection: Connection) {
  const schema = new Schema<TransactionRow>(
    {
      dataset: { type: String, required: true },
      sequence: { type: Number, required: true },
      transactionId: { type: String, required: true },
      author: { type: String, required: true },
      committedAt: { type: Date, required: true },
      documentIds: { type: [String], required: true },
      body: { type: Buffer, required: true },
    },
    { collection: "transactions", versionKey: false },
  );
  schema.index({ dataset: 1, sequence: 1 }, { unique: true });
  schema.index({ dataset: 1, transactionId: 1 }, { unique: true });
  schema.index({ dataset: 1, documentIds: 1, sequence: 1 });
  addOutbox(schema);
  return connection.model<TransactionRow>("Transaction", schema);
}

export type TransactionModel = ReturnType<typeof transactionModel>;
