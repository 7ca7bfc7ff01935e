import { Schema, type Connection } from "mongoose";
import { isDuplicateKey } from "../mongo/is-duplicate-key.ts";
import { hashSecret } from "./secrets.ts";

/** At most `max` attempts under one key in a window that begins with the first of them. */
export type AttemptLimit = {
  /** What attempts are counted by, for example `sign-in email ada@example.com` or `sign-in address 192.0.2.1`. */
  key: string;
  max: number;
  windowMs: number;
};

/** The outcome of counting an attempt. */
export type Attempt =
  | {
      isAllowed: false;
      /** Seconds until every exceeded limit allows an attempt again. */
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
   * at once gain nothing. Refused attempts count too, but don't prolong the window.
   */
  count(limits: readonly AttemptLimit[]): Promise<Attempt>;
  /** Forgets all attempts under a key, for example those before a successful sign-in. */
  reset(key: string): Promise<void>;
};

type AttemptRow = { _id: string; count: number; endsAt: Date };

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
        endsAt: { type: Date, required: true },
      },
      { collection: "attempts", versionKey: false },
    ).index({ endsAt: 1 }, { expireAfterSeconds: 0 }),
  );

  const increment = async (_id: string, windowMs: number): Promise<Omit<AttemptRow, "_id">> => {
    const time = now();
    const current = await model
      .findOneAndUpdate({ _id, endsAt: { $gt: time } }, { $inc: { count: 1 } }, { returnDocument: "after" })
      .lean();
    if (current) return current;
    const begun = { count: 1, endsAt: new Date(time.getTime() + windowMs) };
    await model.updateOne({ _id, endsAt: { $lte: time } }, { $set: begun }, { upsert: true });
    return begun;
  };

  /** Milliseconds to wait, 0 when the attempt is within the limit. */
  const countUnder = async ({ key, max, windowMs }: AttemptLimit): Promise<number> => {
    const _id = hashSecret(key);
    const { count, endsAt } = await increment(_id, windowMs).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      // Another replica has begun the window in between.
      return increment(_id, windowMs);
    });
    return count > max ? endsAt.getTime() - now().getTime() : 0;
  };

  const giveBack = async (limits: readonly AttemptLimit[]): Promise<void> => {
    const ids = limits.map(({ key }) => hashSecret(key));
    await model.updateMany({ _id: { $in: ids }, count: { $gt: 0 } }, { $inc: { count: -1 } });
  };

  return {
    count: async (limits) => {
      const waits = await Promise.all(limits.map(countUnder));
      const waitMs = Math.max(0, ...waits);
      if (waitMs > 0) return { isAllowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
      return { isAllowed: true, giveBack: () => giveBack(limits) };
    },
    reset: async (key) => {
      await model.deleteOne({ _id: hashSecret(key) });
    },
  };
}
