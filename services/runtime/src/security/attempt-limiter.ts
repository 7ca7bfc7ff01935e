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
      /**
       * Gives the attempt back, for one that turned out to be right.
       * @param forgottenKeys keys of the limits under which all other attempts are forgotten too
       */
      giveBack(forgottenKeys?: readonly string[]): Promise<void>;
    };

/** Counts attempts for all replicas together; see `createAttemptLimiter`. */
export type AttemptLimiter = {
  /**
   * Counts an attempt under each limit, before it is known whether the attempt is right, so that many attempts
   * at once gain nothing. A refused attempt isn't counted.
   */
  count(limits: readonly AttemptLimit[]): Promise<Attempt>;
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

/** A limit, by the hash of its key. */
type Limit = Omit<AttemptLimit, "key"> & { _id: string };

/** An attempt under one limit: what is stored before and after it. */
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
  // The model only declares the index, which `openRuntime` creates. The driver's collection reads and writes the rows:
  // their values need no casting.
  const schema = new Schema({}, { collection: "attempts" }).index({ endsAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model("Attempt", schema);
  const rows = connection.collection<AttemptRow>(model.collection.name);

  const refusals = new LRUCache<string, Refusal>({ max: maxRepeatedKeys });

  /** How many milliseconds are to be waited, as far as is known without the database. */
  const knownWaitMs = (limits: readonly Limit[]): number => {
    const time = now().getTime();
    const waits = limits.map(({ _id }) => {
      const { opensAtMs, repeatUntilMs } = refusals.get(_id) ?? forgotten;
      return repeatUntilMs > time ? opensAtMs - time : 0;
    });
    return Math.max(0, ...waits);
  };

  /** Adds an attempt to what is stored under a limit, or returns how many milliseconds to wait. */
  const next = ({ _id, free, maxPauseMs }: Limit, stored: readonly AttemptRow[]): Counted | number => {
    const time = now().getTime();
    const { count, opensAt, endsAt } = stored.find((row) => row._id === _id) ?? none;
    const waitMs = opensAt.getTime() - time;
    if (waitMs > 0) {
      const repeatUntilMs = time + Math.min(waitMs, repeatRefusalMs);
      refusals.set(_id, { opensAtMs: opensAt.getTime(), repeatUntilMs });
      return waitMs;
    }
    const counted = endsAt.getTime() <= time ? 1 : count + 1;
    const opensMs = time + pauseMs(counted - free, maxPauseMs);
    // Of two attempts, the later one always ends later.
    const endsMs = Math.max(opensMs + forgetMs, endsAt.getTime() + 1);
    const after = { count: counted, opensAt: new Date(opensMs), endsAt: new Date(endsMs) };
    return { _id, before: { count, opensAt, endsAt }, after };
  };

  /**
   * Saves an attempt unless the stored counts have changed since they were read. Returns whether it was saved.
   *
   * If they have changed, the filter matches nothing, so the upsert inserts a document, which fails because one with the
   * same id exists.
   */
  const save = async ({ _id, before, after }: Counted): Promise<boolean> => {
    try {
      await rows.updateOne({ _id, ...before }, { $set: after }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  /** Restores what was stored before an attempt, or takes it from the count when others were counted since. */
  const giveBack = async (counted: readonly Counted[], forgottenKeys: readonly string[] = []) => {
    const forgottenIds = forgottenKeys.map(hashSecret);
    for (const { _id } of counted) refusals.delete(_id);
    const restored = counted.filter(({ _id }) => !forgottenIds.includes(_id));
    await rows.bulkWrite([
      ...(forgottenIds.length > 0 ? [{ deleteMany: { filter: { _id: { $in: forgottenIds } } } }] : []),
      ...restored.flatMap(({ _id, before, after }) => [
        { updateOne: { filter: { _id, ...after }, update: { $set: before } } },
        {
          updateOne: {
            filter: { _id, count: { $gt: 0 }, endsAt: { $gte: after.endsAt } },
            update: { $inc: { count: -1 } },
          },
        },
      ]),
    ]);
  };

  return {
    count: async (given) => {
      const limits = given.map(({ key, ...limit }): Limit => ({ ...limit, _id: hashSecret(key) }));
      const repeatedWaitMs = knownWaitMs(limits);
      if (repeatedWaitMs > 0) return refused(repeatedWaitMs);
      const counted: Counted[] = [];
      const give = (forgottenKeys?: readonly string[]) => giveBack(counted, forgottenKeys);
      for (let round = 0; round < maxRounds; round++) {
        const open = limits.filter((limit) => !counted.some(({ _id }) => _id === limit._id));
        if (open.length === 0) return { isAllowed: true, giveBack: give };
        // An attempt under a single limit is usually the first, so it is inserted without a read. If there have been
        // others, the insert fails, and the next round reads them.
        const isFirst = round === 0 && open.length === 1;
        const ids = open.map(({ _id }) => _id);
        const stored = isFirst ? [] : await rows.find({ _id: { $in: ids } }).toArray();
        const outcomes = open.map((limit) => next(limit, stored));
        const waits = outcomes.filter((outcome) => typeof outcome === "number");
        if (waits.length > 0) {
          if (counted.length > 0) await give();
          return refused(Math.max(...waits));
        }
        const attempts = outcomes.filter((outcome) => typeof outcome !== "number");
        const saved = await Promise.all(attempts.map(save));
        counted.push(...attempts.filter((_, index) => saved[index]));
      }
      if (counted.length > 0) await give();
      return refused(firstPauseMs);
    },
  };
}

/** What counts as stored before the first attempt. */
const none: Counts = { count: 0, opensAt: new Date(0), endsAt: new Date(0) };
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
