import type { Reply } from "../bson/encode.ts";
import type { Doc } from "../bson/value.ts";
import type { Server } from "../commands/context.ts";
import { MongoError } from "../errors.ts";
import { dispatch, errorReply } from "./dispatcher.ts";

type Job = { body: Doc; resolve: (reply: Reply) => void };

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

  submit(body: Doc): Promise<Reply> {
    return new Promise((resolve) => this.push({ body, resolve }));
  }

  /** Runs internal work as one batch. Runs it again as long as it returns true. */
  maintain(work: () => boolean): void {
    if (this.stopped) return;
    const { store } = this.server;
    try {
      store.begin();
      const more = work();
      store.commit();
      if (more) setImmediate(() => this.maintain(work));
    } catch (error) {
      store.rollback();
      console.error(error);
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
    const { store } = this.server;
    try {
      const replies = batch.map(({ body }) => this.run(body));
      store.commit();
      for (const [at, { resolve }] of batch.entries()) resolve(replies[at] ?? {});
    } catch (error) {
      store.rollback();
      const reply = errorReply(storageError(error));
      for (const { resolve } of batch) resolve(reply);
    }
  }

  /** Throws only when the storage fails, which fails the whole batch. */
  private run(body: Doc): Reply {
    try {
      return dispatch(this.server, body);
    } catch (error) {
      if (isStorageError(error)) throw error;
      return errorReply(error);
    }
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
