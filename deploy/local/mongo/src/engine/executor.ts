import type { Reply } from "../bson/encode.ts";
import type { Doc } from "../bson/value.ts";
import type { Server } from "../commands/context.ts";
import { MongoError } from "../errors.ts";
import { Blocked } from "../store/locks.ts";
import { dispatch, errorReply, type Outcome } from "./dispatcher.ts";

type Done = Outcome & { job: Job };
type Job = { body: Doc; connection: number; resolve: (reply: Reply) => void };

const largestBatch = 200;
const sqliteFull = 13;

/**
 * Runs commands one after the other. Those that wait together are saved by one commit and answered after
 * it, so that an acknowledged write is on the disk and many writers share its cost.
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

  /** Runs work of the server's own as one batch, and again as long as it tells that there is more. */
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

  /** Runs nothing more: whoever still waits is not answered. */
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
    const batch = this.queue.splice(0, largestBatch);
    this.scheduled = this.queue.length > 0;
    if (this.scheduled) setImmediate(() => this.drain());
    const done: Done[] = [];
    const answerable = new Set(batch);
    try {
      for (const job of batch) {
        const { commitNumber } = this.server.store;
        const outcome = this.run(job);
        // A transaction that begins saves what was written before it.
        if (this.server.store.commitNumber !== commitNumber) settle(done, answerable);
        if (outcome) done.push({ ...outcome, job });
        else answerable.delete(job);
      }
      this.server.store.commit();
    } catch (error) {
      this.server.store.rollback();
      for (const { finish } of done) finish?.(false);
      const reply = errorReply(storageError(error));
      for (const job of answerable) job.resolve(reply);
      return;
    }
    settle(done, answerable);
  }

  /** Undefined if the job has to wait for a transaction; throws only when the storage fails. */
  private run(job: Job): Outcome | undefined {
    try {
      return dispatch(this.server, job.body, job.connection);
    } catch (error) {
      if (isStorageError(error)) throw error;
      if (!(error instanceof Blocked)) return { reply: errorReply(error) };
      error.by.whenEnded(() => this.push(job));
      return undefined;
    }
  }
}

/** Answers what has been saved. */
function settle(done: Done[], answerable: Set<Job>): void {
  const saved = done.splice(0);
  for (const { finish } of saved) finish?.(true);
  for (const { job, reply } of saved) {
    answerable.delete(job);
    job.resolve(reply);
  }
}

type StorageError = { errcode: number; message: string };

const isStorageError = (error: unknown): error is StorageError =>
  typeof error === "object" && error !== null && "errcode" in error && "message" in error;

function storageError(error: unknown): unknown {
  if (!isStorageError(error)) return error;
  if ((error.errcode & 0xff) === sqliteFull)
    return new MongoError("OutOfDiskSpace", "No space left on the disk: nothing was written");
  console.error(error);
  return new MongoError("InternalError", `The storage failed, nothing was written: ${error.message}`);
}
