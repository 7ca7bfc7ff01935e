import { LRUCache } from "lru-cache";
import { Schema, type Connection } from "mongoose";
import { isDuplicateKey } from "../mongo/is-duplicate-key.ts";
import { hashSecret } from "./secrets.ts";

/**
 * How attempts under one key are slowed down. Nobody is locked out for long, because anyone who knows a key, such as
 * an e-mail address, could otherwise keep its owner away.
 */
export type AttemptLimit = {
  /** What attempts are counted by, for example `sign-in ada@example.com` or `sign-in from 192.0.2.1`. */
  key: string;
  /** How many attempts may follow each other without a pause. */
  free: number;
  /** The pause after the last free attempt is a second. It doubles with each further attempt, up to this. */
  maxPauseMs: number;
};

/** The outcome of counting an attempt. */
export type Attempt =
  | {
      isAllowed: false;
      /** Seconds until every limit allows an attempt again. */
      retryAfterSeconds: number;
    }
  | {
      isAllowed: true;
      /** Gives the attempt back, for one that turned out to be right. */
      giveBack(): Promise<void>;
    };

/** Counts attempts for all replicas together; see `createAttemptLimiter`. */
export type AttemptLimiter = {
  /**
   * Counts an attempt under each limit, before it is known whether the attempt is right, so that many attempts
   * at once gain nothing. A refused attempt isn't counted.
   */
  count(limits: readonly AttemptLimit[]): Promise<Attempt>;
  /** Forgets all attempts under a key, for example those before a successful sign-in. */
  reset(key: string): Promise<void>;
};

type AttemptRow = {
  _id: string;
  count: number;
  /** When the next attempt is allowed. */
  opensAt: Date;
  /** When the attempts are forgotten. */
  endsAt: Date;
};
type Counts = Omit<AttemptRow, "_id">;

/** An attempt that a limit allowed: what was stored before and after it. */
type Counted = { _id: string; before: Counts; after: Counts };

/** Attempts are forgotten when there was none for this long. */
const forgetMs = 24 * 3_600_000;
/** How often to try again when other attempts under the same key come in between. */
const maxRounds = 50;
/** A refusal is repeated for this long without asking the database again, so that floods of attempts don't reach it. */
const repeatRefusalMs = 1000;
const maxRepeatedKeys = 10_000;

/** A limit that made an attempt wait. */
type Refusal = { opensAtMs: number; repeatUntilMs: number };

/**
 * Limits attempts over all replicas, in a collection `attempts` that survives a restart. Keys are stored hashed:
 * e-mail addresses and client addresses don't end up in the database.
 */
export function createAttemptLimiter(connection: Connection, now: () => Date): AttemptLimiter {
  const model = connection.model(
    "Attempt",
    new Schema<AttemptRow>(
      {
        _id: { type: String, required: true },
        count: { type: Number, required: true },
        opensAt: { type: Date, required: true },
        endsAt: { type: Date, required: true },
      },
      { collection: "attempts", versionKey: false },
    ).index({ endsAt: 1 }, { expireAfterSeconds: 0 }),
  );

  const refusals = new LRUCache<string, Refusal>({ max: maxRepeatedKeys });

  /** How many milliseconds are to be waited, as far as is known without the database. */
  const knownWaitMs = (limits: readonly AttemptLimit[]): number => {
    const time = now().getTime();
    const waits = limits.map(({ key }) => {
      const { opensAtMs, repeatUntilMs } = refusals.get(hashSecret(key)) ?? forgotten;
      return repeatUntilMs > time ? opensAtMs - time : 0;
    });
    return Math.max(0, ...waits);
  };

  /** Replaces what is stored, unless it has changed meanwhile. */
  const replace = async (_id: string, before: Counts | undefined, after: Counts): Promise<boolean> => {
    if (before) {
      const { matchedCount } = await model.updateOne({ _id, ...before }, { $set: after });
      return matchedCount === 1;
    }
    try {
      await model.create({ _id, ...after });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  /** Returns what was counted, or how many milliseconds to wait. */
  const countUnder = async ({ key, free, maxPauseMs }: AttemptLimit): Promise<Counted | number> => {
    const _id = hashSecret(key);
    for (let round = 0; round < maxRounds; round++) {
      const row = await model.findById(_id, { _id: 0 }).lean<Counts>();
      const time = now().getTime();
      const isForgotten = !row || row.endsAt.getTime() <= time;
      const before = isForgotten ? { count: 0, opensAt: new Date(0), endsAt: new Date(0) } : row;
      const waitMs = before.opensAt.getTime() - time;
      if (waitMs > 0) {
        refusals.set(_id, {
          opensAtMs: time + waitMs,
          repeatUntilMs: time + Math.min(waitMs, repeatRefusalMs),
        });
        return waitMs;
      }
      const count = before.count + 1;
      const opensAt = new Date(time + pauseMs(count - free, maxPauseMs));
      const after = { count, opensAt, endsAt: new Date(opensAt.getTime() + forgetMs) };
      if (await replace(_id, row ?? undefined, after)) return { _id, before, after };
    }
    return firstPauseMs;
  };

  const giveBack = async (counted: readonly Counted[]): Promise<void> => {
    const giveOneBack = async ({ _id, before, after }: Counted) => {
      refusals.delete(_id);
      const isLatest = await replace(_id, after, before);
      if (!isLatest) await model.updateOne({ _id, count: { $gt: 0 } }, { $inc: { count: -1 } });
    };
    await Promise.all(counted.map(giveOneBack));
  };

  return {
    count: async (limits) => {
      const repeatedWaitMs = knownWaitMs(limits);
      if (repeatedWaitMs > 0) return refused(repeatedWaitMs);
      const outcomes = await Promise.all(limits.map(countUnder));
      const counted = outcomes.filter((outcome) => typeof outcome !== "number");
      const waits = outcomes.filter((outcome) => typeof outcome === "number");
      if (waits.length === 0) return { isAllowed: true, giveBack: () => giveBack(counted) };
      await giveBack(counted);
      return refused(Math.max(...waits));
    },
    reset: async (key) => {
      const _id = hashSecret(key);
      refusals.delete(_id);
      await model.deleteOne({ _id });
    },
  };
}

const forgotten: Refusal = { opensAtMs: 0, repeatUntilMs: 0 };

const refused = (waitMs: number): Attempt => ({
  isAllowed: false,
  retryAfterSeconds: Math.ceil(waitMs / 1000),
});

const firstPauseMs = 1000;

/** @param beyond by how many attempts the free ones are used up; negative while some are left. */
function pauseMs(beyond: number, maxPauseMs: number): number {
  return beyond < 0 ? 0 : Math.min(firstPauseMs * 2 ** beyond, maxPauseMs);
}
