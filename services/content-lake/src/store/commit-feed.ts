import type { Change, TransactionHead } from "../domain/transaction.ts";

/** A transaction at the moment when the dataset took it in, with the revisions before. */
export type Commit = TransactionHead & {
  sequence: number;
  changes: readonly Change[];
  actions?: readonly unknown[] | undefined;
};

export type CommitListener = (commit: Commit) => void;

/** Hands commits to listeners, in order, and remembers the latest for those who were away for a moment. */
export function createCommitFeed(mostKept: number) {
  const listeners = new Set<CommitListener>();
  const kept: Commit[] = [];
  return {
    push: (commit: Commit) => {
      kept.push(commit);
      if (kept.length > mostKept) kept.shift();
      for (const listener of listeners) listener(commit);
    },
    subscribe: (listener: CommitListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** All that came after a sequence number that was reached; none when not all of it is remembered. */
    after: (sequence: number): Commit[] | undefined => {
      const [oldest] = kept;
      if (!oldest || oldest.sequence > sequence + 1) return undefined;
      return kept.filter((commit) => commit.sequence > sequence);
    },
    /** A transaction and all that came after it; none when it isn't remembered. */
    from: (transactionId: string): Commit[] | undefined => {
      const at = kept.findLastIndex((commit) => commit.transactionId === transactionId);
      return at < 0 ? undefined : kept.slice(at);
    },
  };
}
