import type { DomainEvent } from "@wordlehint/contracts";
import { isDuplicateKey, outboxOf, pushToOutbox } from "@wordlehint/runtime";
import type { QueryFilter } from "mongoose";
import type { Account, OpenLink } from "../domain/account.ts";
import type { AccountChange } from "../domain/account-change.ts";
import type { Place } from "../domain/revocation-walk.ts";
import type { AccountDocument, accountModel } from "./account-model.ts";

export type AccountStore = ReturnType<typeof createAccountStore>;

/** An update of an account. */
type AccountUpdate = Partial<Pick<AccountChange, "set" | "unset">> & {
  /** The condition of the update, for example `{ "reset.tokenHash": hash }`. */
  where?: QueryFilter<AccountDocument>;
};

/** An account whose sessions were ended all at once. */
export type RaisedAccount = Required<Pick<Account, "id" | "generation" | "generationRaisedAt">>;

/** Browsers of one person that are remembered; the oldest is forgotten. */
const maxDevices = 20;
/** Stands for an account where there is none. Its document isn't an account, since it has no address. */
export const decoy = { id: "decoy", email: "nobody@example.org" };
const present = { deletedAt: { $exists: false } };

/** The accounts that aren't deleted. */
export function createAccountStore(model: ReturnType<typeof accountModel>) {
  return {
    /** Saves a new account with its events, in one write. False when another one has its address. */
    add: async ({ id, ...account }: Account, ...events: DomainEvent[]): Promise<boolean> => {
      try {
        await model.create({ _id: id, ...account, ...outboxOf(...events) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    find: async (id: string): Promise<Account | undefined> => toAccount(await model.findById(id).lean()),

    findByEmailKey: async (emailKey: string): Promise<Account | undefined> =>
      toAccount(await model.findOne({ emailKey }).lean()),

    /** The account in which a link is open, whether or not it has expired. */
    findByLink: async (
      kind: "reset" | "verification" | "newEmail",
      tokenHash: OpenLink["tokenHash"],
    ): Promise<Account | undefined> =>
      toAccount(await model.findOne({ [`${kind}.tokenHash`]: tokenHash }).lean()),

    /**
     * Changes an account and adds events to its outbox, in one write.
     * @returns false when it is deleted or `where` doesn't hold.
     * @throws a duplicate key error (see `isDuplicateKey`) when another account has the new address.
     */
    update: async (
      id: string,
      { where = {}, set = {}, unset = [] }: AccountUpdate,
      ...events: DomainEvent[]
    ): Promise<boolean> => {
      const outbox = events.length > 0 ? pushToOutbox(...events) : undefined;
      const update = {
        ...((events.length > 0 || Object.keys(set).length > 0) && { $set: { ...set, ...outbox?.$set } }),
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
        ...(outbox && { $push: outbox.$push }),
      };
      const filter = { ...where, _id: id, ...present };
      return (await model.updateOne(filter, update)).matchedCount === 1;
    },

    /** Accounts, deleted ones too, whose generation was raised after a place in the order of these times, up to `limit`. */
    listRaised: async ({ at, id }: Place, limit: number): Promise<RaisedAccount[]> => {
      const found = await model
        .find({
          generationRaisedAt: { $gte: at },
          $or: [{ generationRaisedAt: { $gt: at } }, { _id: { $gt: id } }],
        })
        .select({ generation: 1, generationRaisedAt: 1 })
        .sort({ generationRaisedAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.flatMap(({ _id, generation, generationRaisedAt }) =>
        generationRaisedAt ? [{ id: _id, generation, generationRaisedAt }] : [],
      );
    },

    /** Notes a sign-in with a browser, and adds events, in one write. */
    noteSignIn: async (
      id: string,
      { device, at }: { device: { hash: string; isKnown: boolean }; at: Date },
      ...events: DomainEvent[]
    ): Promise<void> => {
      const outbox = events.length > 0 ? pushToOutbox(...events) : undefined;
      const $set = { lastSignInAt: at, ...outbox?.$set };
      const { hash, isKnown } = device;
      if (isKnown) {
        const update = { $set: { ...$set, "devices.$.usedAt": at }, ...(outbox && { $push: outbox.$push }) };
        await model.updateOne({ _id: id, ...present, "devices.hash": hash }, update);
        return;
      }
      const devices = { $each: [{ hash, usedAt: at }], $sort: { usedAt: 1 as const }, $slice: -maxDevices };
      await model.updateOne({ _id: id, ...present }, { $set, $push: { ...outbox?.$push, devices } });
    },

    /**
     * The same write as `update` where there is no account, so that the time doesn't tell. The relay publishes
     * only what has `outboxPending`, and so not these events.
     */
    updateDecoy: async (set: AccountChange["set"], ...events: DomainEvent[]): Promise<void> => {
      const outbox = { $each: events, $slice: -events.length };
      try {
        await model.updateOne({ _id: decoy.id }, { $set: set, $push: { outbox } }, { upsert: true });
      } catch (error) {
        // Another call has made it at the same time.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Saves what billing says, unless something later is saved already or the account is deleted. */
    saveSubscription: async (id: string, subscription: Required<Account>["subscription"]): Promise<void> => {
      const isLater = { "subscription.revision": { $not: { $gte: subscription.revision } } };
      await model.updateOne({ _id: id, ...present, ...isLater }, { $set: { subscription } });
    },

    /** Removes what is left of accounts that were deleted before that moment and whose events are published. */
    removeDeleted: async (before: Date): Promise<void> => {
      await model.deleteMany({ deletedAt: { $lt: before }, outboxPending: { $exists: false } });
    },
  };
}

function toAccount(document: AccountDocument | null): Account | undefined {
  if (!document) return undefined;
  const { _id: id, email, emailKey, passwordHash, devices = [], deletedAt, ...rest } = document;
  if (deletedAt || email === undefined || emailKey === undefined || passwordHash === undefined)
    return undefined;
  const { outbox: _outbox, outboxPending: _pending, ...state } = rest;
  return { ...state, id, email, emailKey, passwordHash, devices };
}
