import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";

export type LeaseStore = ReturnType<typeof createLeaseStore>;

type LeaseDocument = { _id: string; holder: string; until: Date; fence: number; doneAt?: Date };

/** A lease of something that one replica does at a time. */
export type Lease = { name: string; fence: number };

/**
 * Leases with a fence: a number that rises each time a lease is taken. Whoever holds an older one has lost it, even where
 * it hasn't noticed yet, and can neither prolong nor end it.
 */
export function createLeaseStore(connection: Connection) {
  const schema = new Schema<LeaseDocument>(
    {
      _id: { type: String, required: true },
      holder: { type: String, required: true },
      until: { type: Date, required: true },
      fence: { type: Number, required: true },
      doneAt: Date,
    },
    { collection: "leases", versionKey: false },
  );
  const model = connection.model("Lease", schema);

  return {
    /** Takes a lease until `until`; undefined while another holds it, or when it was done after `notDoneSince`. */
    take: async (
      name: string,
      holder: string,
      { now, until, notDoneSince }: { now: Date; until: Date; notDoneSince: Date },
    ): Promise<Lease | undefined> => {
      try {
        const taken = await model
          .findOneAndUpdate(
            {
              _id: name,
              until: { $lte: now },
              $or: [{ doneAt: { $exists: false } }, { doneAt: { $lte: notDoneSince } }],
            },
            { $set: { holder, until }, $inc: { fence: 1 } },
            { upsert: true, returnDocument: "after" },
          )
          .lean();
        return { name, fence: taken.fence };
      } catch (error) {
        // It is there, and not free.
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    /** False when somebody else has taken it since. */
    prolong: async ({ name, fence }: Lease, until: Date): Promise<boolean> =>
      (await model.updateOne({ _id: name, fence }, { $set: { until } })).matchedCount === 1,

    /** Gives it back, done or not. */
    end: async ({ name, fence }: Lease, now: Date, { isDone }: { isDone: boolean }): Promise<void> => {
      await model.updateOne({ _id: name, fence }, { $set: { until: now, ...(isDone && { doneAt: now }) } });
    },
  };
}
