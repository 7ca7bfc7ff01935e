import type { DomainEvent } from "@wordlehint/contracts";
import type { DatasetState } from "../domain/document.ts";
import { createProjection } from "../domain/projection.ts";
import { changesOf, recordOf, type TransactionRecord } from "../domain/transaction-record.ts";
import type { Transaction } from "../domain/transaction.ts";
import { createCommitFeed, type Commit, type CommitListener } from "./commit-feed.ts";
import { createCheckpointer } from "./checkpointer.ts";
import type { SnapshotStore } from "./snapshot-store.ts";
import type { TransactionLog } from "./transaction-log.ts";
import { inTurn } from "./in-turn.ts";

/** One dataset in memory, as far as this replica has read its log. */
export type LiveDataset = {
  name: string;
  /** The documents now. */
  state: DatasetState;
  log: TransactionLog;
  /** Of the latest transaction that `state` holds; 0 before the first. */
  sequence(): number;
  /** Of that transaction, UTC, ISO 8601; the next one is not earlier. */
  lastTimestamp(): string;
  /** Reads what others have appended. Afterwards `state` holds all that was in the log when it was called. */
  catchUp(): Promise<void>;
  /**
   * Appends what was evaluated on `state` when its sequence was `basedOn`. False when the log has moved on
   * since, or knows the transaction's id.
   */
  append(transaction: Transaction, basedOn: number, events: readonly DomainEvent[]): Promise<boolean>;
  /** Runs one after the other what would else get in its own way. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Hears of every transaction from now on, in order. */
  subscribe(listener: CommitListener): () => void;
  /** A transaction and all that came after it; none when this replica doesn't remember it. */
  from(transactionId: string): Commit[] | undefined;
  /** All transactions after one, by sequence number; none when this replica doesn't remember or know them. */
  after(sequence: number): Commit[] | undefined;
  /** Ends what runs in the background. */
  close(): Promise<void>;
};

export type LiveDatasetOptions = {
  name: string;
  log: TransactionLog;
  snapshots: SnapshotStore;
  /** Transactions between two checkpoints. */
  checkpointEvery: number;
  onCheckpointFailed(error: unknown): void;
};

const batch = 200;
const mostKept = 1000;

/** Loads a dataset: its snapshots, then what the log has since. */
export async function openLiveDataset(options: LiveDatasetOptions): Promise<LiveDataset> {
  const { name, log, snapshots } = options;
  const projection = createProjection();
  const feed = createCommitFeed(mostKept);
  const loaded = await snapshots.load(name);
  const newerThan = new Map(loaded.snapshots.map(({ id, sequence }) => [id, sequence]));
  projection.apply(loaded.snapshots);
  let sequence = loaded.sequence;
  let lastTimestamp = "";
  const checkpointer = createCheckpointer({ ...options, state: projection, from: sequence });

  const take = (record: TransactionRecord) => {
    if (record.sequence <= sequence) return;
    if (record.sequence !== sequence + 1) throw new Error(`the log of ${name} has a gap after ${sequence}`);
    const changes = changesOf(record, projection.get);
    projection.apply(record.changes.filter(({ id }) => record.sequence > (newerThan.get(id) ?? 0)));
    sequence = record.sequence;
    lastTimestamp = record.timestamp;
    checkpointer.note(sequence, record.changes);
    const { transactionId, author, timestamp, actions } = record;
    feed.push({ transactionId, author, timestamp, sequence, changes, actions });
  };
  const catchUp = inTurn(async () => {
    for (;;) {
      const records = await log.after(sequence, batch);
      records.forEach(take);
      if (records.length < batch) return;
    }
  });
  await catchUp();
  newerThan.clear();

  let turn: Promise<unknown> = Promise.resolve();
  return {
    name,
    state: projection,
    log,
    sequence: () => sequence,
    lastTimestamp: () => lastTimestamp,
    catchUp,
    append: async (transaction, basedOn, events) => {
      const record = recordOf(transaction, basedOn + 1);
      if (!(await log.append(record, events))) return false;
      take(record);
      return true;
    },
    exclusively: (work) => {
      const done = turn.then(work);
      turn = done.catch(() => undefined);
      return done;
    },
    subscribe: feed.subscribe,
    from: feed.from,
    after: (from) => {
      if (from === sequence) return [];
      return from < sequence ? feed.after(from) : undefined;
    },
    close: checkpointer.close,
  };
}
