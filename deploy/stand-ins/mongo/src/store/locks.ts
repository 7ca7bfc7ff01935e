import { fail } from "../errors.ts";

/** A transaction, as far as its locks are concerned. */
export interface LockOwner {
  /** The number of the last commit that the transaction can see. */
  readonly startedAfter: number;
  /** Calls `run` when the transaction has been committed or aborted. */
  whenEnded(run: () => void): void;
}

/** Thrown when a write outside a transaction has to wait until `transaction` ends. */
export class Blocked extends Error {
  readonly transaction: LockOwner;

  constructor(transaction: LockOwner) {
    super("a transaction has locked what this write changes");
    this.transaction = transaction;
  }
}

/** Locks of rows and unique keys that open transactions have written, and recent writes of others. */
export class Locks {
  private readonly owners = new Map<string, LockOwner>();
  /** Number of the commit that last wrote a name. */
  private readonly written = new Map<string, number>();
  private readonly openTransactions = new Set<LockOwner>();

  open(transaction: LockOwner): void {
    this.openTransactions.add(transaction);
  }

  /** Locks a name. Throws a write conflict if it is locked or was written after the transaction started. */
  acquire(name: string, transaction: LockOwner): void {
    const owner = this.owners.get(name);
    if ((owner && owner !== transaction) || (this.written.get(name) ?? 0) > transaction.startedAfter)
      writeConflict();
    this.owners.set(name, transaction);
  }

  /** Registers a write outside a transaction. Throws Blocked if a transaction has locked the name. */
  check(name: string, commitNumber: number): void {
    const owner = this.owners.get(name);
    if (owner) throw new Blocked(owner);
    if (this.openTransactions.size > 0) this.written.set(name, commitNumber);
  }

  /** Throws Blocked while any transaction holds a lock, since collections and indexes may not change then. */
  checkSchema(): void {
    for (const owner of this.owners.values()) throw new Blocked(owner);
  }

  /** Releases the locks of a transaction. `commitNumber` is the commit that saved it, if it was saved. */
  release(transaction: LockOwner, commitNumber?: number): void {
    this.openTransactions.delete(transaction);
    for (const [name, owner] of this.owners) {
      if (owner !== transaction) continue;
      this.owners.delete(name);
      if (commitNumber !== undefined && this.openTransactions.size > 0) this.written.set(name, commitNumber);
    }
    if (this.openTransactions.size === 0) this.written.clear();
  }
}

export function writeConflict(): never {
  fail(
    "WriteConflict",
    "Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.",
    { errorLabels: ["TransientTransactionError"] },
  );
}
