import { Binary } from "bson";
import { decode } from "../bson/decode.ts";
import { encode, type Reply } from "../bson/encode.ts";
import { toBigInt } from "../bson/number.ts";
import { type Doc, isDoc, isNumber } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { blob } from "../store/connection.ts";
import type { Store } from "../store/store.ts";
import type { Transaction } from "../store/transaction.ts";

/** How long the last reply of a session is kept. */
export const sessionTimeoutMinutes = 30;
const transactionLifetimeMs = 60_000;

type Open = { number: number; transaction: Transaction | undefined; startedAt: number };

/** Returns the id of the command's session. */
export function sessionKey(body: Doc): string | undefined {
  const session = body.get("lsid");
  const id = isDoc(session) ? session.get("id") : undefined;
  return id instanceof Binary ? id.toString("hex") : undefined;
}

export function transactionNumber(body: Doc): number | undefined {
  const number = body.get("txnNumber");
  return isNumber(number) ? Number(toBigInt(number)) : undefined;
}

/** The transactions of sessions, and the stored replies of retryable writes, which must not be repeated. */
export class Sessions {
  private readonly store: Store;
  private readonly open = new Map<string, Open>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Starts a transaction. Aborts an open one of the same session. */
  start(session: string, number: number): Transaction {
    const current = this.open.get(session);
    const lastNumber = Math.max(current?.number ?? -1, this.lastStored(session)?.number ?? -1);
    if (number < lastNumber) tooOld(session, number, lastNumber);
    if (number === lastNumber) {
      fail(
        "ConflictingOperationInProgress",
        `Cannot start transaction ${number} on session ${session} because one with that number was started before`,
      );
    }
    this.abort(session);
    const transaction = this.store.startTransaction();
    this.open.set(session, { number, transaction, startedAt: Date.now() });
    return transaction;
  }

  /** Returns the open transaction with this number. */
  continue(session: string, number: number): Transaction {
    const current = this.open.get(session);
    if (current?.number === number && current.transaction) return current.transaction;
    if (this.isCommitted(session, number)) {
      fail("TransactionCommitted", `Transaction ${number} has been committed.`);
    }
    return noSuchTransaction(number);
  }

  isCommitted(session: string, number: number): boolean {
    const stored = this.lastStored(session);
    return stored?.number === number && stored.command === "commitTransaction";
  }

  /** Aborts the session's transaction, if there is one. */
  abort(session: string): void {
    const current = this.open.get(session);
    if (!current?.transaction) return;
    const { transaction } = current;
    current.transaction = undefined;
    transaction.end();
  }

  /** Ends the session's transaction after the commit that saved it. */
  endCommitted(session: string, commitNumber: number): void {
    const current = this.open.get(session);
    current?.transaction?.end(commitNumber);
    this.open.delete(session);
  }

  /** Returns the stored reply if this retryable write was done before. */
  findReply(session: string, number: number, command: string): Reply | undefined {
    const stored = this.lastStored(session);
    if (!stored || stored.number < number) return undefined;
    if (stored.number > number) tooOld(session, number, stored.number);
    if (stored.command !== command) {
      fail("IllegalOperation", `Transaction number ${number} was used for '${stored.command}' before`);
    }
    return Object.fromEntries(decode(stored.reply));
  }

  /** Stores the reply of a retryable write, in the same commit as the write. */
  storeReply(session: string, number: number, command: string, reply: Reply): void {
    this.store.connection.run(
      "INSERT OR REPLACE INTO replies (session, number, command, reply, at) VALUES (?, ?, ?, ?, ?)",
      session,
      number,
      command,
      encode(reply),
      Date.now(),
    );
  }

  /** Ends a session. */
  end(session: string): void {
    this.abort(session);
    this.open.delete(session);
    this.store.begin();
    this.store.connection.run("DELETE FROM replies WHERE session = ?", session);
  }

  /** Aborts transactions that take too long, and deletes the replies of expired sessions. */
  expire(now: number): void {
    for (const [session, { startedAt, transaction }] of this.open) {
      if (transaction && now - startedAt > transactionLifetimeMs) this.abort(session);
      if (!transaction && now - startedAt > sessionTimeoutMinutes * 60_000) this.open.delete(session);
    }
    this.store.begin();
    this.store.connection.run("DELETE FROM replies WHERE at < ?", now - sessionTimeoutMinutes * 60_000);
  }

  abortAll(): void {
    for (const session of this.open.keys()) this.abort(session);
  }

  private lastStored(session: string): { number: number; command: string; reply: Buffer } | undefined {
    const row = this.store.connection.get(
      "SELECT number, command, reply FROM replies WHERE session = ?",
      session,
    );
    return row && { number: Number(row.number), command: String(row.command), reply: blob(row.reply) };
  }
}

function noSuchTransaction(number: number): never {
  return fail(
    "NoSuchTransaction",
    `Given transaction number ${number} does not match any in-progress transactions.`,
    {
      errorLabels: ["TransientTransactionError"],
    },
  );
}

function tooOld(session: string, number: number, last: number): never {
  fail(
    "TransactionTooOld",
    `Cannot start transaction ${number} on session ${session} because a newer transaction ${last} has already started`,
  );
}
