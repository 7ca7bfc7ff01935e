import { decode } from "../bson/decode.ts";
import { encode, type Reply } from "../bson/encode.ts";
import { fail } from "../errors.ts";
import { blob, type Connection } from "./connection.ts";

/** The time for which the last reply of a session is kept. */
export const sessionTimeoutMinutes = 30;

/** The last reply to a retryable write of each session, so that a retry isn't carried out a second time. */
export class Replies {
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** Returns the stored reply if this write was done before. */
  find(session: string, number: number, command: string): Reply | undefined {
    const stored = this.connection.get(
      "SELECT number, command, reply FROM replies WHERE session = ?",
      session,
    );
    const last = Number(stored?.number ?? -1);
    if (!stored || last < number) return undefined;
    if (last > number) {
      fail(
        "TransactionTooOld",
        `Cannot start transaction ${number} on session ${session} because a newer transaction ${last} has already started`,
      );
    }
    if (stored.command !== command) {
      fail(
        "IllegalOperation",
        `Transaction number ${number} was used for '${String(stored.command)}' before`,
      );
    }
    return Object.fromEntries(decode(blob(stored.reply)));
  }

  /** Saves a reply. This must be in the same commit as the write. */
  save(session: string, number: number, command: string, reply: Reply): void {
    this.connection.run(
      "INSERT OR REPLACE INTO replies (session, number, command, reply, at) VALUES (?, ?, ?, ?, ?)",
      session,
      number,
      command,
      encode(reply),
      Date.now(),
    );
  }

  deleteOf(session: string): void {
    this.connection.run("DELETE FROM replies WHERE session = ?", session);
  }

  /** Deletes the replies of expired sessions. */
  expire(now: number): void {
    this.connection.run("DELETE FROM replies WHERE at < ?", now - sessionTimeoutMinutes * 60_000);
  }
}
