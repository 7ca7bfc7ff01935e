import type { Reply } from "../bson/encode.ts";
import type { Doc } from "../bson/value.ts";
import type { Server } from "../commands/context.ts";
import { MongoError } from "../errors.ts";
import { Blocked } from "../store/locks.ts";
import { dispatch, errorReply } from "./dispatcher.ts";
import type { Outcome } from "./transactions.ts";

type Finished = Outcome & { job: Job };
type Job = { body: Doc; connection: number; resolve: (reply: Reply) => void };

const maxBatch = 200;
const sqliteFull = 13;

/**
 * Runs commands one after the other. All queued commands share one commit and get their replies after it, so
 * that acknowledged writes are durable and concurrent writers share the cost of a commit.
 */
export class Executor {
  private readonly server: Server;
  private queue: Job[] = [];
  private scheduled = false;
  private stopped = false;

  constructor(server: Server) {
    this.server = server;
  }

  submit(body: Doc, connection: number): Promise<Reply> {
    return new Promise((resolve) => this.push({ body, connection, resolve }));
  }

  /** Runs internal work as one batch. Runs it again as long as it returns true. */
  maintain(work: () => boolean): void {
    if (this.stopped) return;
    const { store } = this.server;
    try {
      const more = work();
      store.commit();
      if (more) setImmediate(() => this.maintain(work));
    } catch (error) {
      store.rollback();
      if (!(error instanceof Blocked)) console.error(error);
    }
  }

  /** Drops the queue. Its commands get no reply. */
  stop(): void {
    this.stopped = true;
    this.queue = [];
  }

  private push(job: Job): void {
    if (this.stopped) return;
    this.queue.push(job);
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.drain());
  }

  private drain(): void {
    const batch = this.queue.splice(0, maxBatch);
    this.scheduled = this.queue.length > 0;
    if (this.scheduled) setImmediate(() => this.drain());
    const finished: Finished[] = [];
    const unreplied = new Set(batch);
    try {
      for (const job of batch) {
        const { commitNumber } = this.server.store;
        const outcome = this.run(job);
        // A transaction that starts commits the writes before it.
        if (this.server.store.commitNumber !== commitNumber) settle(finished, unreplied);
        if (outcome) finished.push({ ...outcome, job });
        else unreplied.delete(job);
      }
      this.server.store.commit();
    } catch (error) {
      this.server.store.rollback();
      for (const { finish } of finished) finish?.(false);
      const reply = errorReply(storageError(error));
      for (const job of unreplied) job.resolve(reply);
      return;
    }
    settle(finished, unreplied);
  }

  /** Returns undefined if the job has to wait for a transaction. Throws only when the storage fails. */
  private run(job: Job): Outcome | undefined {
    try {
      return dispatch(this.server, job.body, job.connection);
    } catch (error) {
      if (isStorageError(error)) throw error;
      if (!(error instanceof Blocked)) return { reply: errorReply(error) };
      error.transaction.whenEnded(() => this.push(job));
      return undefined;
    }
  }
}

/** Sends the replies of commands that have been saved. */
function settle(finished: Finished[], unreplied: Set<Job>): void {
  const saved = finished.splice(0);
  for (const { finish } of saved) finish?.(true);
  for (const { job, reply } of saved) {
    unreplied.delete(job);
    job.resolve(reply);
  }
}

type StorageError = { errcode: number; message: string };

const isStorageError = (error: unknown): error is StorageError =>
  typeof error === "object" && error !== null && "errcode" in error && "message" in error;

function storageError(error: unknown): unknown {
  if (!isStorageError(error)) return error;
  if ((error.errcode & 0xff) === sqliteFull)
    return new MongoError("OutOfDiskSpace", "No space left on the disk; nothing was written");
  console.error(error);
  return new MongoError("InternalError", `The storage failed; nothing was written: ${error.message}`);
}
