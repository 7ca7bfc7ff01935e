import { plainRefusal } from "../domain/lake-error.ts";

/** Runs the work of several clients one at a time. */
export type Turns = <T>(client: string, work: () => Promise<T>) => Promise<T>;

const maxWaiting = 1000;

/**
 * Runs work one at a time. However much work of one client waits, that of another comes after one piece of it.
 * Refuses with 429 when a thousand pieces of a client's work wait.
 */
export function createFairTurns(): Turns {
  /** In the order of the clients' next turns. */
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  let isRunning = false;

  const runAll = async (): Promise<void> => {
    isRunning = true;
    for (;;) {
      const [next] = waiting;
      if (!next) break;
      const [client, works] = next;
      const work = works.shift();
      waiting.delete(client);
      if (works.length > 0) waiting.set(client, works);
      await work?.();
    }
    isRunning = false;
  };
  return <T>(client: string, work: () => Promise<T>): Promise<T> => {
    const works = waiting.get(client) ?? [];
    if (works.length >= maxWaiting) return Promise.reject(tooMany());
    const { promise, resolve } = Promise.withResolvers<T>();
    works.push(async () => {
      const done = work();
      resolve(done);
      await done.catch(() => undefined);
    });
    waiting.set(client, works);
    if (!isRunning) void runAll();
    return promise;
  };
}

/** Runs the work of each client one at a time, and that of several clients at the same time. */
export function createOwnTurns(): Turns {
  const clients = new Map<string, { turns: Turns; count: number }>();
  return async (client, work) => {
    const own = clients.get(client) ?? { turns: createFairTurns(), count: 0 };
    clients.set(client, own);
    own.count++;
    try {
      return await own.turns(client, work);
    } finally {
      if (--own.count === 0) clients.delete(client);
    }
  };
}

const tooMany = () =>
  plainRefusal(429, "tooManyRequestsError", "Too many changes at once. Please send them more slowly.");
