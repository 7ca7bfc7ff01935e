import { approximateBytes } from "../domain/approximate-bytes.ts";
import type { Change } from "../domain/change.ts";
import type { TransactionHead } from "../domain/transaction.ts";

/** A committed transaction with the previous revisions of its documents. */
export type Commit = TransactionHead & {
  sequence: number;
  changes: readonly Change[];
  actions?: readonly unknown[] | undefined;
};

export type CommitListener = (commit: Commit) => void;

/** Passes commits to listeners, in order, and keeps the latest for listeners that were disconnected for a moment. */
export function createCommitFeed(max: { count: number; bytes: number }) {
  const listeners = new Set<CommitListener>();
  const kept: Commit[] = [];
  const sizes: number[] = [];
  let keptBytes = 0;
  return {
    push: (commit: Commit) => {
      kept.push(commit);
      const bytes = approximateBytes(commit.changes);
      sizes.push(bytes);
      keptBytes += bytes;
      while (kept.length > max.count || (keptBytes > max.bytes && kept.length > 1)) {
        kept.shift();
        keptBytes -= sizes.shift() ?? 0;
      }
      for (const listener of listeners) listener(commit);
    },
    subscribe: (listener: CommitListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Returns all commits after a sequence number. Undefined if some of them are no longer kept. */
    after: (sequence: number): Commit[] | undefined => {
      const [oldest] = kept;
      if (!oldest || oldest.sequence > sequence + 1) return undefined;
      return kept.filter((commit) => commit.sequence > sequence);
    },
    /** Returns a transaction and all later ones. Undefined if it is no longer kept. */
    from: (transactionId: string): Commit[] | undefined => {
      const at = kept.findLastIndex((commit) => commit.transactionId === transactionId);
      return at < 0 ? undefined : kept.slice(at);
    },
  };
}
