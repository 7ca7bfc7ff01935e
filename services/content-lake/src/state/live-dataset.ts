import { setImmediate } from "node:timers/promises";
import type { DomainEvent } from "@wordlehint/contracts";
import type { DatasetState } from "../domain/document.ts";
import { changesOf, recordOf, type TransactionRecord } from "../domain/transaction-record.ts";
import type { Transaction } from "../domain/transaction.ts";
import { createCommitFeed, type Commit, type CommitListener } from "./commit-feed.ts";
import { createFairTurns, createOwnTurns, type Turns } from "./fair-turns.ts";
import { inTurn } from "./in-turn.ts";
import { createProjection } from "./projection.ts";
import type { SnapshotStore } from "../store/snapshot-store.ts";
import type { TransactionLog } from "../store/transaction-log.ts";

/** One dataset in memory, as far as this replica has read its log. */
export type LiveDataset = {
  name: string;
  /** The documents now. */
  state: DatasetState;
  log: TransactionLog;
  /** The number of the latest transaction that `state` contains; 0 before the first. */
  sequence(): number;
  /** When that transaction was committed (UTC, ISO 8601). The next transaction isn't earlier. */
  lastTimestamp(): string;
  /** Reads what other replicas have appended. Afterwards `state` contains all that was in the log at the call. */
  catchUp(): Promise<void>;
  /**
   * Appends a transaction that was evaluated on `state` when its sequence was `basedOn`. False when the log has
   * a later transaction by now, or contains the transaction's id.
   * @param packed the packed record, where it is known.
   */
  append(
    transaction: Transaction,
    basedOn: number,
    events: readonly DomainEvent[],
    packed?: Uint8Array,
  ): Promise<boolean>;
  /** Runs work one piece after the other, in fair turns of the clients. */
  exclusively: Turns;
  /** Runs work one piece after the other for each client. */
  oneAtATime: Turns;
  /** Calls the listener with every transaction from now on, in order. Returns a function that ends this. */
  subscribe(listener: CommitListener): () => void;
  /** A transaction and all later ones. Undefined when this replica doesn't keep it in memory. */
  from(transactionId: string): Commit[] | undefined;
  /** All transactions after a sequence number. Undefined when this replica doesn't have all of them in memory. */
  after(sequence: number): Commit[] | undefined;
  /** Number of transactions after the latest checkpoint, which a start has to read. */
  transactionsSinceCheckpoint(): number;
  /** Saves a snapshot of every document that changed since the latest checkpoint, and makes that the checkpoint. */
  saveCheckpoint(): Promise<void>;
};

export type LiveDatasetOptions = { name: string; log: TransactionLog; snapshots: SnapshotStore };

/** A transaction may have several megabytes. */
const batchSize = 50;
const commitsKept = { count: 1000, bytes: 64 * 1024 * 1024 };

/** Loads a dataset: its snapshots, then the transactions that the log has since. */
export async function openLiveDataset({ name, log, snapshots }: LiveDatasetOptions): Promise<LiveDataset> {
  const projection = createProjection();
  const feed = createCommitFeed(commitsKept);
  const loaded = await snapshots.load(name);
  // A snapshot may be newer than the checkpoint, and must not be overwritten by older transactions.
  const newerThan = new Map(loaded.snapshots.map(({ id, sequence }) => [id, sequence]));
  projection.apply(loaded.snapshots);
  let sequence = loaded.sequence;
  let lastTimestamp = "";
  let checkpoint = loaded.sequence;
  /** Documents that changed since the checkpoint, with the number of their latest transaction. */
  const changed = new Map<string, number>();

  const take = (record: TransactionRecord) => {
    if (record.sequence <= sequence) return;
    if (record.sequence !== sequence + 1) throw new Error(`the log of ${name} has a gap after ${sequence}`);
    const changes = changesOf(record, projection.get);
    projection.apply(record.changes.filter(({ id }) => record.sequence > (newerThan.get(id) ?? 0)));
    sequence = record.sequence;
    lastTimestamp = record.timestamp;
    for (const { id } of record.changes) changed.set(id, sequence);
    const { transactionId, author, timestamp, actions } = record;
    feed.push({ transactionId, author, timestamp, sequence, changes, actions });
  };
  const catchUp = inTurn(async () => {
    for (;;) {
      const records = await log.after(sequence, batchSize);
      for (const record of records) {
        take(record);
        await setImmediate();
      }
      if (records.length < batchSize) return;
    }
  });
  await catchUp();
  if (sequence > 0 && lastTimestamp === "") lastTimestamp = await log.timestampOf(sequence);
  newerThan.clear();

  return {
    name,
    state: projection,
    log,
    sequence: () => sequence,
    lastTimestamp: () => lastTimestamp,
    catchUp,
    append: async (transaction, basedOn, events, packed) => {
      const record = recordOf(transaction, basedOn + 1);
      if (!(await log.append(record, events, packed))) return false;
      take(record);
      return true;
    },
    exclusively: createFairTurns(),
    oneAtATime: createOwnTurns(),
    subscribe: feed.subscribe,
    from: feed.from,
    after: (from) => {
      if (from === sequence) return [];
      return from < sequence ? feed.after(from) : undefined;
    },
    transactionsSinceCheckpoint: () => sequence - checkpoint,
    saveCheckpoint: async () => {
      const upTo = sequence;
      const documents = [...changed.keys()].map((id) => ({ id, result: projection.get(id) ?? null }));
      await snapshots.save(name, upTo, documents);
      for (const [id, at] of changed) if (at <= upTo) changed.delete(id);
      checkpoint = upTo;
    },
  };
}
