import type { DomainEvent } from "@wordlehint/contracts";
import { emailKeyOf, isDuplicateKey, pushToOutbox } from "@wordlehint/runtime";
import type { Connection, UpdateQuery } from "mongoose";
import {
  customerModel,
  none,
  present,
  withoutOutbox,
  type Customer,
  type CustomerDocument,
} from "./customer-model.ts";
import { unfinishedCustomers } from "./unfinished-customers.ts";

export type CustomerStore = ReturnType<typeof createCustomerStore>;

/** The fields that a refresh saves. */
export type CheckedCustomer = Pick<CustomerDocument, "revision" | "checkedAt"> & {
  subscription: CustomerDocument["subscription"] | null;
  nextCheckAt: Date | null;
  unfinished: CustomerDocument["unfinished"] | null;
  /** Set besides, such as the end of a withdrawal. */
  also?: Partial<CustomerDocument>;
};

/** The people who have opened the payment form. */
export function createCustomerStore(connection: Connection) {
  const model = customerModel(connection);
  const find = async (filter: object): Promise<Customer | undefined> =>
    (await model.findOne(filter, withoutOutbox).lean<Customer>()) ?? undefined;

  return {
    find: (userId: string) => find({ _id: userId }),
    findByEmail: (email: string) => find({ emailKey: emailKeyOf(email) }),
    findByStripeId: (stripeCustomerId: string) => find({ stripeCustomerId }),

    /** The customer of a person, made unless it is there, with the address. Undefined if the account was deleted. */
    open: async (userId: string, email: string, now: Date): Promise<Customer | undefined> => {
      try {
        const customer = await model
          .findOneAndUpdate(
            { _id: userId, ...present },
            {
              $set: { email, emailKey: emailKeyOf(email) },
              $setOnInsert: { attempt: 1, revision: 0, createdAt: now },
            },
            { upsert: true, returnDocument: "after", projection: withoutOutbox },
          )
          .lean<Customer>();
        return customer ?? undefined;
      } catch (error) {
        if (isDuplicateKey(error)) return await find({ _id: userId, ...present });
        throw error;
      }
    },

    /** Changes the address of a customer that is there. Returns the customer with it. */
    changeEmail: async (userId: string, email: string): Promise<Customer | undefined> => {
      const customer = await model
        .findOneAndUpdate(
          { _id: userId, ...present },
          { $set: { email, emailKey: emailKeyOf(email) } },
          { returnDocument: "after", projection: withoutOutbox },
        )
        .lean<Customer>();
      return customer ?? undefined;
    },

    /** Keeps the provider's id, unless there is one already. Returns the customer as it is then. */
    setStripeId: async (userId: string, stripeCustomerId: string): Promise<Customer | undefined> => {
      const filter = { _id: userId, stripeCustomerId: { $exists: false }, ...present };
      await model.updateOne(filter, { $set: { stripeCustomerId } });
      return find({ _id: userId, ...present });
    },

    /** Begins the next attempt, unless another replica has done so. */
    raiseAttempt: async (userId: string, attempt: number): Promise<void> => {
      await model.updateOne({ _id: userId, attempt, ...present }, { $inc: { attempt: 1 } });
    },

    /**
     * Saves what the provider said, with its events, in one write.
     * @returns false when the customer has changed since `revision` was read, or is gone.
     */
    saveChecked: async (
      userId: string,
      revision: number,
      { subscription, nextCheckAt, unfinished, also = {}, ...rest }: CheckedCustomer,
      events: readonly DomainEvent[],
    ): Promise<boolean> => {
      const outbox = events.length > 0 ? pushToOutbox(...events) : undefined;
      const optional = { subscription, nextCheckAt, unfinished };
      const gone = Object.entries(optional).flatMap(([field, value]) => (value ? [] : [field]));
      const update: UpdateQuery<CustomerDocument> = {
        $set: {
          ...rest,
          ...also,
          ...outbox?.$set,
          ...(subscription && { subscription }),
          ...(subscription && subscription.status !== "cancelled" && { hadPremium: true }),
          ...(nextCheckAt && { nextCheckAt }),
          ...(unfinished && { unfinished }),
        },
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((field) => [field, 1])) }),
        ...(outbox && { $push: outbox.$push }),
      };
      return (await model.updateOne({ _id: userId, revision, ...present }, update)).matchedCount === 1;
    },

    /** Schedules a refresh at this time, unless one is due sooner. */
    checkBy: async (userId: string, at: Date): Promise<void> => {
      const later = { $or: [{ nextCheckAt: { $exists: false } }, { nextCheckAt: { $gt: at } }] };
      // With another revision, so that whoever has asked before doesn't take the time back.
      const update = { $set: { nextCheckAt: at }, $inc: { revision: 1 } };
      await model.updateOne({ _id: userId, ...later, ...present }, update);
    },

    /** Takes a customer for whom the provider is to be asked, one who is erased here too, and keeps other replicas off until `until`. */
    takeDue: async (now: Date, until: Date): Promise<Customer | undefined> => {
      const customer = await model
        .findOneAndUpdate(
          { nextCheckAt: { $lte: now } },
          { $set: { nextCheckAt: until } },
          { sort: { nextCheckAt: 1 }, returnDocument: "after", projection: withoutOutbox },
        )
        .lean<Customer>();
      return customer ?? undefined;
    },

    /** Begins a withdrawal that is finished by `nextCheckAt`, unless one has begun. Returns the one that has. */
    beginWithdrawal: async (
      userId: string,
      withdrawal: NonNullable<Customer["withdrawal"]>,
      nextCheckAt: Date,
    ): Promise<Customer["withdrawal"]> => {
      const other = { "withdrawal.subscriptionId": { $ne: withdrawal.subscriptionId } };
      await model.updateOne(
        { _id: userId, ...other, ...present },
        { $set: { withdrawal, nextCheckAt }, $unset: { unfinished: 1 }, $inc: { revision: 1 } },
      );
      return (await find({ _id: userId, ...present }))?.withdrawal;
    },

    /** Notes that a trial is ended because another account of the person had one. */
    refuseTrial: async (userId: string, subscriptionId: string): Promise<void> => {
      await model.updateOne({ _id: userId, ...present }, { $set: { refusedTrial: subscriptionId } });
    },

    /** Notes the card that is used from now on; false when a card that was set up later is in use. */
    noteCard: async (userId: string, begunAt: Date): Promise<boolean> => {
      const earlier = { $or: [{ cardBegunAt: { $exists: false } }, { cardBegunAt: { $lte: begunAt } }] };
      const update = await model.updateOne(
        { _id: userId, ...earlier, ...present },
        { $set: { cardBegunAt: begunAt } },
      );
      return update.matchedCount === 1;
    },

    /** Returns customers whose subscription renews in a period. */
    listRenewing: async function* (from: Date, to: Date): AsyncGenerator<Customer> {
      const renewing = model.find(
        {
          "subscription.currentPeriodEnd": { $gt: from, $lte: to },
          "subscription.status": "active",
          "subscription.cancelAtPeriodEnd": false,
          ...present,
        },
        withoutOutbox,
      );
      for await (const customer of renewing.lean<Customer[]>().cursor()) yield customer;
    },

    /** Notes that the renewal at the end of a period was announced, with the event. */
    announceRenewal: async (
      userId: string,
      { revision, periodEnd }: { revision: number; periodEnd: Date },
      event: DomainEvent,
    ): Promise<void> => {
      const { $set, $push } = pushToOutbox(event);
      const filter = { _id: userId, revision, renewalAnnounced: { $ne: periodEnd }, ...present };
      await model.updateOne(filter, { $set: { ...$set, renewalAnnounced: periodEnd }, $push });
    },

    /** Returns customers that may have changed unnoticed, in order of their ids. */
    listLive: async function* (): AsyncGenerator<Customer> {
      const inForce = { "subscription.status": { $in: ["active" as const, "past_due" as const] } };
      const live = model.find(
        {
          stripeCustomerId: { $exists: true },
          $or: [inForce, { nextCheckAt: { $exists: true } }],
          ...present,
        },
        withoutOutbox,
      );
      for await (const customer of live.sort({ _id: 1 }).lean<Customer[]>().cursor()) yield customer;
    },

    ...unfinishedCustomers(model),

    /**
     * Removes everything about a person but the provider's id of the customer, and what a withdrawal gives back.
     * Remembers that the account is gone, since a request may be in progress.
     * @param nextCheckAt when what is left at the provider is done, unless it is done at once
     * @returns what is left
     */
    erase: async (userId: string, now: Date, nextCheckAt: Date): Promise<Customer> =>
      model
        .findOneAndUpdate(
          { _id: userId },
          {
            $set: { erasedAt: now, attempt: 0, nextCheckAt },
            $inc: { revision: 1 },
            $unset: {
              ...{ email: 1, emailKey: 1, subscription: 1, hadPremium: 1, cardBegunAt: 1 },
              ...{ cardKeys: 1, refusedTrial: 1 },
              ...{ renewalAnnounced: 1, checkedAt: 1, outbox: 1, outboxPending: 1 },
            },
            $setOnInsert: { createdAt: now },
          },
          { upsert: true, returnDocument: "after" },
        )
        .lean<Customer>(),

    /** Forgets those who were erased before a time, and for whom nothing is left to do. */
    removeErased: async (before: Date): Promise<void> => {
      await model.deleteMany({ erasedAt: { $lt: before }, nextCheckAt: none, unfinished: none });
    },
  };
}
