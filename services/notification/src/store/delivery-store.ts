import { mongo, Schema, type Connection } from "mongoose";
import type { Delivery, DeliveryState } from "../domain/delivery.ts";

type DeliveryDocument = Omit<Delivery, "id"> & {
  _id: string;
  /** See `addressHash`; not of daily mails, which go to their subscriber's address. */
  toHash?: string;
  state: DeliveryState;
  /** The id of the claim under which it is being sent. */
  claimedBy?: string;
  /** The end of the claim: another replica may then send it. */
  claimedUntil?: Date;
  reason?: string;
  /** The time at which it became final. */
  doneAt?: Date;
};

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

/** The outcome of a claimed delivery. */
export type Outcome = { id: string } & (
  | { state: "queued"; dueAt: Date; attempts: number; reason?: string }
  | { state: Exclude<DeliveryState, "queued" | "claimed">; reason?: string; isForgotten?: boolean }
);

/** The number of deliveries in each state. */
export type StateCounts = Readonly<Partial<Record<DeliveryState, number>>>;

const keptSeconds = 30 * 86_400;
const claim = { claimedBy: 1, claimedUntil: 1 } as const;
const duplicateKey = 11000;

/** Mails to be sent, one document for each mail to one person, and what became of them, for 30 days. */
export function createDeliveryStore(connection: Connection) {
  const schema = new Schema<DeliveryDocument>(
    {
      _id: { type: String, required: true },
      kind: { type: String, required: true },
      to: String,
      toHash: String,
      data: { type: Schema.Types.Mixed, required: true },
      link: { type: Schema.Types.Mixed },
      userId: String,
      subscriberId: String,
      mailing: String,
      messageId: String,
      priority: { type: Number, required: true },
      state: { type: String, required: true },
      dueAt: { type: Date, required: true },
      attempts: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
      claimedBy: String,
      claimedUntil: Date,
      reason: String,
      doneAt: Date,
    },
    { collection: "deliveries", versionKey: false, minimize: false },
  );
  schema.index({ state: 1, priority: 1, dueAt: 1 });
  schema.index({ mailing: 1, state: 1 }, { sparse: true });
  schema.index({ userId: 1 }, { sparse: true });
  schema.index({ toHash: 1 }, { sparse: true });
  schema.index({ subscriberId: 1 }, { sparse: true });
  schema.index({ doneAt: 1 }, { expireAfterSeconds: keptSeconds });
  const model = connection.model("Delivery", schema);
  // The driver itself, since mongoose takes as long again to cast hundreds of documents.
  const collection = connection.collection<DeliveryDocument>("deliveries");

  const cancel = async (
    filter: Partial<Pick<DeliveryDocument, "userId" | "subscriberId" | "toHash" | "kind">>,
    doneAt: Date,
    reason: string,
  ): Promise<void> => {
    const $set = { state: "suppressed" as const, reason, doneAt, data: {} };
    await collection.updateMany({ ...filter, state: "queued" }, { $set, $unset: { to: 1, toHash: 1 } });
  };

  return {
    /** Queues deliveries. Those that are known already stay as they are. Returns how many are new. */
    add: async (deliveries: readonly (Delivery & { toHash?: string })[]): Promise<number> => {
      if (deliveries.length === 0) return 0;
      const documents = deliveries.map(({ id: _id, ...rest }) => ({
        _id,
        ...rest,
        state: "queued" as const,
      }));
      try {
        return (await collection.insertMany(documents, { ordered: false })).insertedCount;
      } catch (error) {
        if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
        if ([error.writeErrors].flat().some(({ code }) => code !== duplicateKey)) throw error;
        return error.insertedCount;
      }
    },

    /** Deliveries that are due, those of the first priority first, and in order of time. */
    listDue: async (now: Date, limit: number): Promise<Delivery[]> => {
      const due: DeliveryDocument[] = [];
      for (const priority of [0, 1] as const) {
        if (due.length >= limit) break;
        const found = await collection
          .find({ state: "queued", priority, dueAt: { $lte: now } })
          .sort({ dueAt: 1 })
          .limit(limit - due.length)
          .toArray();
        due.push(...found);
      }
      return due.map(toDelivery);
    },

    /** Claims those of the deliveries that are still queued, and returns their ids. */
    claim: async (ids: readonly string[], claimedBy: string, claimedUntil: Date): Promise<string[]> => {
      const filter = { _id: { $in: [...ids] }, state: "queued" as const };
      const update = { $set: { state: "claimed" as const, claimedBy, claimedUntil } };
      const { modifiedCount } = await collection.updateMany(filter, update);
      if (modifiedCount === ids.length) return [...ids];
      if (modifiedCount === 0) return [];
      const own = await collection
        .find({ _id: { $in: [...ids] }, claimedBy }, { projection: { _id: 1 } })
        .toArray();
      return own.map(({ _id }) => _id);
    },

    /** Records what has become of deliveries, as far as this claim still holds: those with the same outcome in one update. */
    finish: async (outcomes: readonly (Outcome & { claimedBy: string })[], doneAt: Date): Promise<void> => {
      const updates = outcomes.map(({ id, claimedBy, ...outcome }) => ({
        id,
        claimedBy,
        update: updateOf(outcome, doneAt),
      }));
      const alike = Map.groupBy(updates, ({ claimedBy, update }) => JSON.stringify([claimedBy, update]));
      await collection.bulkWrite(
        [...alike.values()].flatMap((group) => {
          const [first] = group;
          if (!first) return [];
          const { claimedBy, update } = first;
          return [{ updateMany: { filter: { _id: { $in: group.map(({ id }) => id) }, claimedBy }, update } }];
        }),
        { ordered: false },
      );
    },

    /** Returns claimed deliveries to the queue, since nobody has begun to send them. */
    giveBack: async (ids: readonly string[], claimedBy: string): Promise<void> => {
      await collection.updateMany(
        { _id: { $in: [...ids] }, claimedBy },
        { $set: { state: "queued" }, $unset: claim },
      );
    },

    /** Queues deliveries again whose claim has run out: they may have been sent. Returns how many there were. */
    requeueLost: async (now: Date): Promise<number> => {
      const { modifiedCount } = await collection.updateMany(
        { state: "claimed", claimedUntil: { $lt: now } },
        { $set: { state: "queued" }, $unset: claim },
      );
      return modifiedCount;
    },

    find: async (id: string): Promise<Delivery | undefined> => {
      const found = await collection.findOne({ _id: id });
      return found ? toDelivery(found) : undefined;
    },

    /** Ends what is still queued for a subscriber, because nothing more is to be sent. */
    cancelOfSubscriber: (subscriberId: string, now: Date, reason: string) =>
      cancel({ subscriberId }, now, reason),

    /** Ends what is still queued for an address. */
    cancelTo: (toHash: string, now: Date, reason: string) => cancel({ toHash }, now, reason),

    /** Removes what is stored about a person, but for mails of one kind. */
    removeOf: async (userId: string, except: Delivery["kind"]): Promise<void> => {
      await collection.deleteMany({ userId, kind: { $ne: except } });
    },

    /** Everything that is stored about mails to a person, the oldest first. */
    listOf: async (person: { userId: string; subscriberId?: string | undefined }) => {
      const { userId, subscriberId } = person;
      const filters = [{ userId }, ...(subscriberId === undefined ? [] : [{ subscriberId }])];
      const found = await Promise.all(filters.map((filter) => collection.find(filter).toArray()));
      return found.flat().sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    },

    /** Returns the number of a mailing's deliveries in each state. */
    countsOf: async (mailing: string): Promise<StateCounts> => {
      const groups = await model.aggregate<{ _id: DeliveryState; count: number }>([
        { $match: { mailing } },
        { $group: { _id: "$state", count: { $sum: 1 } } },
      ]);
      return Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
    },

    /** Returns the number of waiting deliveries by mailing; those without one under an empty name. */
    waiting: async (): Promise<{ mailing: string; count: number; oldestDueAt: Date }[]> => {
      const groups = await model.aggregate<{ _id: string | null; count: number; oldestDueAt: Date }>([
        { $match: { state: "queued" } },
        { $group: { _id: "$mailing", count: { $sum: 1 }, oldestDueAt: { $min: "$dueAt" } } },
      ]);
      return groups.map(({ _id, ...rest }) => ({ mailing: _id ?? "", ...rest }));
    },

    /** Returns the number of deliveries that became final in a state since then. */
    countSince: (state: DeliveryState, since: Date): Promise<number> =>
      model.countDocuments({ doneAt: { $gte: since }, state }),

    listQuarantined: async (limit: number) => {
      const found = await collection
        .find({ state: "quarantined" })
        .sort({ priority: 1, dueAt: 1 })
        .limit(limit)
        .toArray();
      return found.map((document) => ({ ...toDelivery(document), reason: document.reason ?? "" }));
    },

    /** Queues quarantined deliveries again. Returns how many there were. */
    redrive: async (now: Date): Promise<number> => {
      const { modifiedCount } = await collection.updateMany(
        { state: "quarantined" },
        { $set: { state: "queued", dueAt: now, attempts: 0 }, $unset: { doneAt: 1, reason: 1 } },
      );
      return modifiedCount;
    },
  };
}

function updateOf(outcome: Omit<Outcome, "id">, doneAt: Date) {
  if (outcome.state === "queued") {
    const { state, dueAt, attempts, reason } = outcome as Extract<Outcome, { state: "queued" }>;
    return { $set: { state, dueAt, attempts, ...(reason !== undefined && { reason }) }, $unset: claim };
  }
  const { state, reason, isForgotten = false } = outcome as Exclude<Outcome, { state: "queued" }>;
  return {
    $set: { state, doneAt, ...(reason !== undefined && { reason }), ...(isForgotten && { data: {} }) },
    $unset: { ...claim, ...(isForgotten && { to: 1 as const, toHash: 1 as const, userId: 1 as const }) },
  };
}

function toDelivery(document: DeliveryDocument): Delivery {
  const { _id: id, toHash: _hash, state: _state, claimedBy: _by, claimedUntil: _until, ...rest } = document;
  const { reason: _reason, doneAt: _doneAt, ...delivery } = rest;
  return { id, ...delivery };
}
