import { isDuplicateKey } from "@wordlehint/runtime";
import type { Choices, Subscriber } from "../domain/subscriber.ts";
import type { LinkHashes, SubscriberDocument, subscriberModel } from "./subscriber-model.ts";

export type SubscriberStore = ReturnType<typeof createSubscriberStore>;

/** A subscriber as a mailing needs it. */
export type Reader = Pick<
  Subscriber,
  "id" | "email" | "emailKey" | "help" | "days" | "linkId" | "confirmedAt"
>;

const isHere = { status: { $in: ["pending" as const, "active" as const] } };
/** Everything about the person. */
const personal = {
  email: 1,
  emailKey: 1,
  userId: 1,
  timeZone: 1,
  help: 1,
  days: 1,
  linkId: 1,
  confirmHash: 1,
  createdAt: 1,
  confirmBy: 1,
  confirmedAt: 1,
} as const;

/** The people who get the daily mail, and those who have asked for it. */
export function createSubscriberStore(model: ReturnType<typeof subscriberModel>) {
  const findOne = async (filter: Partial<Omit<SubscriberDocument, "days">>) =>
    toSubscriber(await model.findOne({ ...filter, ...isHere }).lean());
  return {
    /** Saves a new subscriber. False when somebody has the address already. */
    add: async ({ id, days, ...subscriber }: Subscriber, hashes: LinkHashes): Promise<boolean> => {
      try {
        await model.create({ _id: id, ...subscriber, days: [...days], ...hashes });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    findByEmailKey: (emailKey: string): Promise<Subscriber | undefined> => findOne({ emailKey }),

    findByUserId: (userId: string): Promise<Subscriber | undefined> => findOne({ userId }),

    /** The subscriber whose link of this kind has a token with this hash. */
    findByLink: (kind: keyof LinkHashes, hash: string): Promise<Subscriber | undefined> =>
      findOne({ [kind]: hash }),

    /** Returns whether a former subscriber had this link. */
    isOfGone: async (hash: string): Promise<boolean> =>
      (await model.exists({ status: "gone", unsubscribeHash: hash })) !== null ||
      (await model.exists({ status: "gone", preferencesHash: hash })) !== null,

    /**
     * Saves a pending subscriber: a new one, or what a known one has asked for now, with more time to confirm it. False
     * when somebody has the address, or this one has confirmed it.
     */
    ask: async (
      { id, timeZone, help, days, confirmBy, status, ...unchanging }: Subscriber,
      hashes: LinkHashes,
    ): Promise<boolean> => {
      const $set = { timeZone, help, days: [...days], confirmBy };
      const $setOnInsert = { ...unchanging, ...hashes };
      try {
        await model.updateOne({ _id: id, status }, { $set, $setOnInsert }, { upsert: true });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** The same write as `ask` where there is nobody to ask, so that the time doesn't tell. It is nobody's document. */
    askDecoy: async ({ timeZone, help, days, confirmBy }: Subscriber, hashes: LinkHashes): Promise<void> => {
      const $set = { timeZone, help, days: [...days], confirmBy, ...hashes };
      try {
        await model.updateOne({ _id: "decoy", status: "gone" }, { $set }, { upsert: true });
      } catch (error) {
        // Another call has made it at the same time.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Makes a pending subscriber an active one. False when it isn't pending any more. */
    activate: async (
      id: string,
      { confirmedAt, ...more }: { confirmedAt: Date; userId?: string } & Partial<Choices>,
    ): Promise<boolean> => {
      const update = {
        $set: { ...copied(more), status: "active" as const, confirmedAt },
        $unset: { confirmBy: 1 },
      };
      return (await model.updateOne({ _id: id, status: "pending" }, update)).matchedCount === 1;
    },

    /** Changes what a subscriber has chosen, or whose account it is. False when it is gone. */
    change: async (id: string, change: Partial<Choices & Pick<Subscriber, "userId">>): Promise<boolean> =>
      (await model.updateOne({ _id: id, ...isHere }, { $set: copied(change) })).matchedCount === 1,

    /** Gives a subscriber another address. False when somebody else has it. */
    changeEmail: async (
      id: string,
      change: Pick<Subscriber, "email" | "emailKey"> & { userId: string },
    ): Promise<boolean> => {
      try {
        await model.updateOne({ _id: id, ...isHere }, { $set: change });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Removes everything about a subscriber. Does nothing when it is gone already. */
    remove: async (id: string, goneAt: Date): Promise<void> => {
      const update = { $set: { status: "gone" as const, goneAt }, $unset: personal };
      await model.updateOne({ _id: id, ...isHere }, update);
    },

    /** The zones in which somebody is subscribed. */
    zones: (): Promise<string[]> => model.distinct("timeZone", { status: "active" }),

    /** Returns whether a zone has a subscriber from before then. */
    hasActiveBefore: async (timeZone: string, before: Date): Promise<boolean> =>
      (await model.exists({ status: "active", timeZone, confirmedAt: { $lt: before } })) !== null,

    /** The next active subscribers of a zone, in order of their ids. */
    listActive: async (timeZone: string, afterId: string, limit: number): Promise<Reader[]> => {
      const found = await model
        .find({ status: "active", timeZone, _id: { $gt: afterId } }, readerFields)
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return found.flatMap((document) => toReader(document));
    },

    /** Returns the active ones of some subscribers. */
    findActive: async (ids: readonly string[]): Promise<Reader[]> => {
      const found = await model.find({ _id: { $in: ids }, status: "active" }, readerFields).lean();
      return found.flatMap((document) => toReader(document));
    },

    /** Returns the number of subscribers by status. */
    counts: async (): Promise<Readonly<Record<"active" | "pending", number>>> => ({
      active: await model.countDocuments({ status: "active" }),
      pending: await model.countDocuments({ status: "pending" }),
    }),

    /** Forgets who hasn't confirmed in time, and the links of those who unsubscribed before. */
    sweep: async (now: Date, goneBefore: Date): Promise<void> => {
      await model.deleteMany({ confirmBy: { $lt: now }, status: "pending" });
      await model.deleteMany({ goneAt: { $lt: goneBefore } });
    },
  };
}

const readerFields = { email: 1, emailKey: 1, help: 1, days: 1, linkId: 1, confirmedAt: 1 } as const;

function copied<C extends Partial<Choices>>({ days, ...rest }: C) {
  return { ...rest, ...(days && { days: [...days] }) };
}

function toReader(document: Partial<SubscriberDocument> & { _id: string }): Reader[] {
  const { _id: id, email, emailKey, help, days, linkId, confirmedAt } = document;
  if (email === undefined || emailKey === undefined || !help || !days || linkId === undefined) return [];
  return [{ id, email, emailKey, help, days, linkId, ...(confirmedAt && { confirmedAt }) }];
}

function toSubscriber(document: SubscriberDocument | null): Subscriber | undefined {
  if (!document || document.status === "gone") return undefined;
  const [reader] = toReader(document);
  const { status, timeZone, createdAt, userId, confirmBy } = document;
  if (!reader || timeZone === undefined || !createdAt) return undefined;
  return {
    ...reader,
    status,
    timeZone,
    createdAt,
    ...(userId !== undefined && { userId }),
    ...(confirmBy && { confirmBy }),
  };
}
