import { setImmediate } from "node:timers/promises";
import type { DomainEvent } from "@wordlehint/contracts";
import { backoffMs, isDuplicateKey, outboxOf, wait } from "@wordlehint/runtime";
import { mongo, Types } from "mongoose";
import { plainRefusal } from "../domain/lake-error.ts";
import type { TransactionRecord } from "../domain/transaction-record.ts";
import { pack, unpack } from "./packed-json.ts";
import type { TransactionModel, TransactionRow } from "./transaction-model.ts";

export type TransactionLog = ReturnType<typeof createTransactionLog>;

/** Selects transactions of documents, oldest first unless `isReversed`. Bounds are inclusive. */
export type HistoryRange = {
  fromSequence?: number | undefined;
  toSequence?: number | undefined;
  fromTime?: Date | undefined;
  toTime?: Date | undefined;
  authors?: readonly string[] | undefined;
  isReversed?: boolean | undefined;
  limit: number;
};

const maxBytes = 15 * 1024 * 1024;
const readAtOnce = 20;

/**
 * The append-only log of one dataset's transactions, in the shared database.
 * @param attemptsToFindOut attempts to find out whether a write took place whose response was lost.
 */
export function createTransactionLog(model: TransactionModel, dataset: string, attemptsToFindOut: number) {
  const exists = async (filter: object) => (await model.exists({ dataset, ...filter })) !== null;

  /** Finds out whether a write took place whose response was lost. */
  const wasWritten = async (_id: Types.ObjectId, error: unknown): Promise<boolean> => {
    for (let attempt = 0; attempt < attemptsToFindOut; attempt++) {
      try {
        return await exists({ _id });
      } catch {
        await wait(backoffMs(attempt, { firstMs: 50, maxMs: 2000 }));
      }
    }
    throw error;
  };

  return {
    /**
     * Appends a transaction with its events, in one write. False when its sequence number or id is taken.
     * @param packed the packed record, where it is known.
     * @throws {LakeError} 413 when it exceeds the database's document size.
     * @throws when the database is away and it is unknown whether the transaction was appended.
     */
    append: async (
      record: TransactionRecord,
      events: readonly DomainEvent[],
      packed?: Uint8Array,
    ): Promise<boolean> => {
      const _id = new Types.ObjectId();
      const body = packed ? Buffer.from(packed) : await pack(record);
      if (body.length > maxBytes)
        throw plainRefusal(
          413,
          "transactionTooLargeError",
          "The transaction is too large. Make the changes in several transactions.",
        );
      const { sequence, transactionId, author, timestamp, changes } = record;
      const row: TransactionRow = {
        dataset,
        sequence,
        transactionId,
        author,
        committedAt: new Date(timestamp),
        documentIds: changes.map(({ id }) => id),
        body,
        ...(events.length > 0 ? outboxOf(...events) : {}),
      };
      try {
        await model.collection.insertOne({ _id, ...row }, { writeConcern: { w: "majority" } });
        return true;
      } catch (error) {
        if (error instanceof mongo.MongoServerError && !isDuplicateKey(error)) throw error;
        // The driver repeats a write whose response was lost, which then fails with a duplicate key.
        return wasWritten(_id, error);
      }
    },

    isIdTaken: (transactionId: string) => exists({ transactionId }),

    sequenceOf: async (transactionId: string): Promise<number | undefined> =>
      (await model.findOne({ dataset, transactionId }, { sequence: 1 }).lean())?.sequence,

    /** Returns the instant (UTC, ISO 8601) at which a transaction was committed. Empty if there is none. */
    timestampOf: async (sequence: number): Promise<string> => {
      const row = await model.findOne({ dataset, sequence }, { committedAt: 1 }).lean();
      return row?.committedAt.toISOString() ?? "";
    },

    /** The transactions after a sequence number, in order. */
    after: async (sequence: number, limit: number): Promise<TransactionRecord[]> => {
      const rows = await model
        .find({ dataset, sequence: { $gt: sequence } }, { body: 1 })
        .sort({ sequence: 1 })
        .limit(limit)
        // A transaction that a primary could still lose must not be read: another one could get its number.
        .readConcern("majority")
        .lean();
      return Promise.all(rows.map(({ body }) => unpack<TransactionRecord>(body)));
    },

    /** The transactions that changed any of these documents. Reads a few at a time, because they may be large. */
    ofDocuments: async function* (
      documentIds: readonly string[],
      range: HistoryRange,
    ): AsyncGenerator<TransactionRecord> {
      const rows = model
        .find({ dataset, documentIds: { $in: [...documentIds] }, ...conditions(range) }, { body: 1 })
        .sort({ sequence: range.isReversed ? -1 : 1 })
        .limit(range.limit)
        .lean()
        .cursor({ batchSize: readAtOnce });
      for await (const { body } of rows) {
        yield await unpack<TransactionRecord>(body);
        // Parsing takes time, so others are served before the next one.
        await setImmediate();
      }
    },
  };
}

function conditions({ fromSequence, toSequence, fromTime, toTime, authors }: HistoryRange): object {
  const sequence = bounds(fromSequence, toSequence);
  const committedAt = bounds(fromTime, toTime);
  return {
    ...(sequence && { sequence }),
    ...(committedAt && { committedAt }),
    ...(authors && { author: { $in: [...authors] } }),
  };
}

function bounds<T>(from: T | undefined, to: T | undefined): object | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
}
