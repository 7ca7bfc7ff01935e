import { LRUCache } from "lru-cache";
import { Schema, type Connection } from "mongoose";
import { isDuplicateKey } from "../mongo/is-duplicate-key.ts";
import { hashSecret } from "./secrets.ts";

/**
 * A limit that slows down attempts under one key. Nobody is locked out for long, because anyone who knows a key, such as
 * an email address, could otherwise keep its owner away.
 */
export type AttemptLimit = {
  /** The key that attempts are counted by, for example `sign-in ada@example.com` or `sign-in from 192.0.2.1`. */
  key: string;
  /** The number of attempts without a pause. */
  free: number;
  /** The pause after the last free attempt; a second by default. It doubles with each further attempt, up to `maxPauseMs`. */
  firstPauseMs?: number;
  maxPauseMs: number;
  /**
   * Begins a new count in each period of this length, for what many people do rightly every day. By default attempts are
   * forgotten when there was none for a day.
   */
  windowMs?: number;
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
      /** Gives back an attempt, for a sign-in that turned out to be successful. */
      giveBack(exceptions?: GivingBack): Promise<void>;
    };

/** Keys of limits under which more, or less, is given back than the one attempt. */
export type GivingBack = {
  /** All other attempts are forgotten too. */
  forget?: readonly string[];
  /** The attempt stays counted. */
  keep?: readonly string[];
};

/** Counts attempts over all replicas; see `createAttemptLimiter`. */
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
  /** The time from which the next attempt is allowed. */
  opensAt: Date;
  /** The time at which the attempts are forgotten. */
  endsAt: Date;
};
type Counts = Omit<AttemptRow, "_id">;

/** A limit, with the hash by which it is stored. */
type Limit = AttemptLimit & { _id: string };

/** An attempt under one limit: what is stored before and after it. */
type Counted = Pick<Limit, "_id" | "key"> & { before: Counts; after: Counts };

/** Attempts are forgotten when there was none for this long. */
const forgetMs = 24 * 3_600_000;
/** Maximum retries when other attempts under the same key come in between. */
const maxRounds = 50;
/** A refusal is repeated for this long without asking the database again, so that floods of attempts don't reach it. */
const repeatRefusalMs = 1000;
const maxRepeatedKeys = 10_000;

/** A limit that made an attempt wait. */
type Refusal = { opensAtMs: number; repeatUntilMs: number };

/**
 * Limits attempts over all replicas, in a collection `attempts` that survives a restart. Keys are stored hashed:
 * email addresses and client addresses don't end up in the database.
 */
export function createAttemptLimiter(connection: Connection, now: () => Date): AttemptLimiter {
  // The model only declares the index, which `openRuntime` creates. The driver's collection reads and writes the rows:
  // their values need no casting.
  const schema = new Schema({}, { collection: "attempts" }).index({ endsAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model("Attempt", schema);
  const rows = connection.collection<AttemptRow>(model.collection.name);

  const refusals = new LRUCache<string, Refusal>({ max: maxRepeatedKeys });

  /** Returns the milliseconds to wait, as far as is known without the database. */
  const knownWaitMs = (limits: readonly Limit[]): number => {
    const time = now().getTime();
    const waits = limits.map(({ _id }) => {
      const { opensAtMs, repeatUntilMs } = refusals.get(_id) ?? forgotten;
      return repeatUntilMs > time ? opensAtMs - time : 0;
    });
    return Math.max(0, ...waits);
  };

  /** Adds an attempt to what is stored under a limit, or returns how many milliseconds to wait. */
  const next = (limit: Limit, stored: readonly AttemptRow[]): Counted | number => {
    const { _id, key, free } = limit;
    const time = now().getTime();
    const { count, opensAt, endsAt } = stored.find((row) => row._id === _id) ?? none;
    // A pause after attempts of which enough were given back is void.
    const waitMs = count < free ? 0 : opensAt.getTime() - time;
    if (waitMs > 0) {
      const repeatUntilMs = time + Math.min(waitMs, repeatRefusalMs);
      refusals.set(_id, { opensAtMs: opensAt.getTime(), repeatUntilMs });
      return waitMs;
    }
    const counted = endsAt.getTime() <= time ? 1 : count + 1;
    const opensMs = time + pauseMs(counted - free, limit);
    // Of two attempts, the later one always ends later.
    const endsMs = Math.max(opensMs + forgetMs, endsAt.getTime() + 1);
    const after = { count: counted, opensAt: new Date(opensMs), endsAt: new Date(endsMs) };
    return { _id, key, before: { count, opensAt, endsAt }, after };
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
  const giveBack = async (counted: readonly Counted[], { forget = [], keep = [] }: GivingBack = {}) => {
    const given = counted.filter(({ key }) => !keep.includes(key));
    for (const { _id } of given) refusals.delete(_id);
    const isForgotten = ({ key }: Counted) => forget.includes(key);
    await rows.bulkWrite([
      ...given.filter(isForgotten).map(({ _id }) => ({ deleteOne: { filter: { _id } } })),
      ...given
        .filter((one) => !isForgotten(one))
        .flatMap(({ _id, before, after }) => [
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
      const limits = given.map((limit): Limit => ({ ...limit, _id: hashSecret(periodKey(limit, now())) }));
      const repeatedWaitMs = knownWaitMs(limits);
      if (repeatedWaitMs > 0) return refused(repeatedWaitMs);
      const counted: Counted[] = [];
      const give = (exceptions?: GivingBack) => giveBack(counted, exceptions);
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
      return refused(defaultFirstPauseMs);
    },
  };
}

/** The counts before the first attempt. */
const none: Counts = { count: 0, opensAt: new Date(0), endsAt: new Date(0) };
const forgotten: Refusal = { opensAtMs: 0, repeatUntilMs: 0 };

const refused = (waitMs: number): Attempt => ({
  isAllowed: false,
  retryAfterSeconds: Math.ceil(waitMs / 1000),
});

const defaultFirstPauseMs = 1000;

/** @param beyond by how many attempts the free ones are used up; negative while some are left. */
function pauseMs(beyond: number, { firstPauseMs = defaultFirstPauseMs, maxPauseMs }: AttemptLimit): number {
  return beyond < 0 ? 0 : Math.min(firstPauseMs * 2 ** beyond, maxPauseMs);
}

const periodKey = ({ key, windowMs }: AttemptLimit, at: Date): string =>
  windowMs === undefined ? key : `${key} in period ${Math.floor(at.getTime() / windowMs)}`;
