import { Schema, type Connection } from "mongoose";

/** Why nothing is sent to an address: it doesn't exist, its owner complained, or an operator said so. */
export type SuppressionReason = "bounce" | "complaint" | "operator";

/** An address to which nothing is sent, by its hash; see `addressHash`. */
export type Suppression = { hash: string; reason: SuppressionReason; since: Date };

type SuppressionDocument = Omit<Suppression, "hash"> & { _id: string };

export type SuppressionStore = ReturnType<typeof createSuppressionStore>;

/** Addresses to which nothing is sent, without the addresses themselves. */
export function createSuppressionStore(connection: Connection) {
  const schema = new Schema<SuppressionDocument>(
    {
      _id: { type: String, required: true },
      reason: { type: String, required: true },
      since: { type: Date, required: true },
    },
    { collection: "suppressions", versionKey: false },
  );
  const model = connection.model("Suppression", schema);
  return {
    /** Adds an address. A bounce or an operator's word takes the place of a complaint, and not the other way round. */
    add: async (hash: string, reason: SuppressionReason, since: Date): Promise<void> => {
      if (reason === "complaint")
        await model.updateOne({ _id: hash }, { $setOnInsert: { reason, since } }, { upsert: true });
      else await model.updateOne({ _id: hash }, { $set: { reason, since } }, { upsert: true });
    },

    /** Removes an address, by default whatever the reason is. False when it wasn't there. */
    remove: async (hash: string, reason?: SuppressionReason): Promise<boolean> => {
      const { deletedCount } = await model.deleteOne({ _id: hash, ...(reason && { reason }) });
      return deletedCount === 1;
    },

    /** Returns the suppressed ones of some addresses. */
    find: async (hashes: readonly string[]): Promise<ReadonlyMap<string, Suppression>> => {
      const found = await model.find({ _id: { $in: [...new Set(hashes)] } }).lean();
      return new Map(found.map((document) => [document._id, toSuppression(document)]));
    },

    /** The latest first. */
    list: async (limit: number): Promise<Suppression[]> =>
      (await model.find().sort({ since: -1 }).limit(limit).lean()).map(toSuppression),

    count: (): Promise<number> => model.countDocuments(),
  };
}

const toSuppression = ({ _id: hash, reason, since }: SuppressionDocument): Suppression => ({
  hash,
  reason,
  since,
});
