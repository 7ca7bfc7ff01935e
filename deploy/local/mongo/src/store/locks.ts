import { fail } from "../errors.ts";
import type { Transaction } from "./transaction.ts";

/** Thrown where a write outside transactions has to wait until one ends. */
export class Blocked extends Error {
  readonly by: Transaction;

  constructor(by: Transaction) {
    super("a transaction holds what this write needs");
    this.by = by;
  }
}

/** Which open transaction has written what, and what was written since the oldest one began. */
export class Locks {
  private readonly owners = new Map<string, Transaction>();
  private readonly written = new Map<string, number>();
  private readonly open = new Set<Transaction>();

  begin(transaction: Transaction): void {
    this.open.add(transaction);
  }

  /** A transaction takes what it writes, or is told of the conflict at once. */
  take(name: string, transaction: Transaction): void {
    const owner = this.owners.get(name);
    if ((owner && owner !== transaction) || (this.written.get(name) ?? 0) > transaction.began)
      writeConflict();
    this.owners.set(name, transaction);
  }

  /** A write outside transactions waits for the owner. */
  check(name: string, commit: number): void {
    const owner = this.owners.get(name);
    if (owner) throw new Blocked(owner);
    if (this.open.size > 0) this.written.set(name, commit);
  }

  /** Changes of collections and indexes wait for every transaction that has written anything. */
  checkSchema(): void {
    for (const owner of this.owners.values()) throw new Blocked(owner);
  }

  end(transaction: Transaction, commit?: number): void {
    this.open.delete(transaction);
    for (const [name, owner] of this.owners) {
      if (owner !== transaction) continue;
      this.owners.delete(name);
      if (commit !== undefined && this.open.size > 0) this.written.set(name, commit);
    }
    if (this.open.size === 0) this.written.clear();
  }
}

export function writeConflict(): never {
  fail(
    "WriteConflict",
    "Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.",
    { errorLabels: ["TransientTransactionError"] },
  );
}
