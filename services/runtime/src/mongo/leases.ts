import { randomUUID } from "node:crypto";
import { Schema, type Connection } from "mongoose";
import { isDuplicateKey } from "./is-duplicate-key.ts";

/** The right of one replica to do something alone. */
export type Lease = {
  name: string;
  /** Made anew each time the lease is taken: the holder of an older one has lost it, even if it hasn't noticed yet. */
  token: string;
};

/** Times of a lease. */
export type LeaseTimes = {
  now: Date;
  until: Date;
  /** Refuses the lease if its work was done after this time. */
  notDoneSince?: Date;
};

/** Leases of work that one replica does at a time; see `createLeases`. */
export type Leases = {
  /** Takes a lease; undefined while another replica holds it, or if its work was done after `notDoneSince`. */
  take(name: string, times: LeaseTimes): Promise<Lease | undefined>;
  /** Returns false if another replica has taken the lease since. */
  prolong(lease: Lease, until: Date): Promise<boolean>;
  /** Gives the lease back, and notes the time if the work is done. Does nothing if the lease is lost. */
  end(lease: Lease, now: Date, options?: { isDone: boolean }): Promise<void>;
};

type LeaseDocument = { _id: string; token: string; until: Date; doneAt?: Date };

/** Opens the leases in the collection `leases`. */
export function createLeases(connection: Connection): Leases {
  const schema = new Schema<LeaseDocument>(
    {
      _id: { type: String, required: true },
      token: { type: String, required: true },
      until: { type: Date, required: true },
      doneAt: Date,
    },
    { collection: "leases", versionKey: false },
  );
  const model = connection.model("Lease", schema);
  return {
    take: async (name, { now, until, notDoneSince }) => {
      const token = randomUUID();
      const isDue = notDoneSince && {
        $or: [{ doneAt: { $exists: false } }, { doneAt: { $lte: notDoneSince } }],
      };
      const isFree = { _id: name, until: { $lte: now }, ...isDue };
      try {
        await model.updateOne(isFree, { $set: { token, until } }, { upsert: true });
        return { name, token };
      } catch (error) {
        // The lease exists and isn't free, so that the upsert has tried to insert it.
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    prolong: async ({ name, token }, until) =>
      (await model.updateOne({ _id: name, token }, { $set: { until } })).matchedCount === 1,

    end: async ({ name, token }, now, { isDone } = { isDone: false }) => {
      const done = isDone && { doneAt: now };
      await model.updateOne({ _id: name, token }, { $set: { until: now, ...done } });
    },
  };
}
