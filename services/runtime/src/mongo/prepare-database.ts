import type { Connection } from "mongoose";
import { backoffMs } from "../backoff.ts";
import type { Log } from "../log.ts";
import { aborted, wait } from "../wait.ts";
import { warnOncePerMinute } from "../warn-once-per-minute.ts";
import type { Mongo } from "./connect-mongo.ts";

type Preparation = {
  mongo: Mongo;
  log: Log;
  signal: AbortSignal;
  /** Run in their order after the indexes are made. */
  steps: readonly (() => Promise<unknown>)[];
};

const backoff = { firstMs: 250, maxMs: 5000 };

/**
 * Makes the indexes of every model on the connection as soon as the database responds, and takes the further
 * steps; all of it again after a failure, until it has succeeded or is aborted. Never rejects.
 */
export async function prepareDatabase({ mongo, log, signal, steps }: Preparation): Promise<void> {
  const stopped = () => signal.aborted;
  await Promise.race([mongo.ready, aborted(signal)]);
  for (let attempt = 0; !stopped(); attempt++) {
    try {
      await makeIndexes(mongo.connection);
      for (const step of steps) await step();
      return;
    } catch (error) {
      if (stopped()) return;
      warnOncePerMinute(log, { err: error }, "the database could not be prepared, retrying");
      await wait(backoffMs(attempt, backoff), signal);
    }
  }
}

async function makeIndexes({ models }: Connection): Promise<void> {
  for (const model of Object.values(models)) await model.createIndexes();
}
