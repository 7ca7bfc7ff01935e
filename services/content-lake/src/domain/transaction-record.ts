import type { LakeDocument } from "./document.ts";
import type { Change } from "./change.ts";
import type { Transaction } from "./transaction.ts";

/** A change as it is stored in the log, which already contains the previous revision. */
export type RecordedChange = Omit<Change, "previous"> & { previousRev: string | null };

/** A transaction as it is stored in the log of its dataset. */
export type TransactionRecord = Omit<Transaction, "changes" | "results"> & {
  sequence: number;
  changes: readonly RecordedChange[];
};

export function recordOf(
  { results: _results, changes, ...head }: Transaction,
  sequence: number,
): TransactionRecord {
  const recorded = changes.map(({ previous, ...change }) => ({
    ...change,
    previousRev: previous?._rev ?? null,
  }));
  return { ...head, sequence, changes: recorded };
}

/** Restores a transaction's changes. `before` returns the previous revision of a document. */
export function changesOf(
  { changes }: Pick<TransactionRecord, "changes">,
  before: (id: string) => LakeDocument | undefined,
): Change[] {
  return changes.map(({ previousRev: _rev, ...change }) => ({
    ...change,
    previous: before(change.id) ?? null,
  }));
}
