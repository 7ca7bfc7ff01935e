import { addOutbox, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import type { Unfinished } from "../domain/unfinished.ts";
import type { SubscriptionState } from "../domain/subscription.ts";

/** A withdrawal from a contract, from the person's declaration on. */
export type Withdrawal = {
  subscriptionId: string;
  begunAt: Date;
  /** The amount to give back; final once the subscription has ended. */
  amount: number;
  currency: string;
  /** It gives back what was paid for the days to come alone. */
  byDays?: boolean;
  /** The amount given back before; `amount` is added to it. */
  givenBefore?: number;
  /** The time at which the subscription had ended and the person was told the amount. */
  toldAt?: Date;
  /** The time at which everything was given back. */
  doneAt?: Date;
  /** An operator has given back by other means what the provider couldn't. */
  isSettled?: boolean;
};

/** A person who has opened the payment form; the id is the account's. */
export type CustomerDocument = {
  _id: string;
  email?: string;
  emailKey?: string;
  stripeCustomerId?: string;
  /** Which attempt to subscribe is the current one, from 1 on. */
  attempt: number;
  /** Rises with every change of the subscription that is saved, and with every event about it. */
  revision: number;
  subscription?: SubscriptionState;
  /** True if the person had Premium before, so that no other trial follows. */
  hadPremium?: boolean;
  withdrawal?: Withdrawal;
  /** Work at the provider that has failed so far. */
  unfinished?: Unfinished;
  /** Keys of all cards that were in use, by which the person is recognized; see `createPersonStore`. */
  cardKeys?: string[];
  /** The trial that was ended because another account of the person had one. */
  refusedTrial?: string;
  /** The set-up time of the card in use. */
  cardBegunAt?: Date;
  /** The end of the period of which it was announced that another one follows. */
  renewalAnnounced?: Date;
  /** The time of the last refresh. */
  checkedAt?: Date;
  /** The time of the next scheduled refresh. */
  nextCheckAt?: Date;
  createdAt: Date;
  /**
   * When the account was deleted. Nothing is left but the provider's id of the customer and, until it is done, what a
   * withdrawal gives back.
   */
  erasedAt?: Date;
} & Outbox;

/** A customer as it is read. */
export type Customer = Omit<CustomerDocument, "outbox" | "outboxPending">;

export const none = { $exists: false };
/** Counts only customers whose account exists. */
export const present = { erasedAt: none };
export const withoutOutbox = { outbox: 0, outboxPending: 0 } as const;

export function customerModel(connection: Connection) {
  const schema = new Schema<CustomerDocument>(
    {
      _id: { type: String, required: true },
      email: String,
      emailKey: String,
      stripeCustomerId: String,
      attempt: { type: Number, required: true },
      revision: { type: Number, required: true },
      subscription: Schema.Types.Mixed,
      hadPremium: Boolean,
      withdrawal: Schema.Types.Mixed,
      unfinished: Schema.Types.Mixed,
      cardKeys: { type: [String], default: undefined },
      refusedTrial: String,
      cardBegunAt: Date,
      renewalAnnounced: Date,
      checkedAt: Date,
      nextCheckAt: Date,
      createdAt: { type: Date, required: true },
      erasedAt: Date,
    },
    { collection: "customers", versionKey: false, minimize: false },
  );
  schema.index({ stripeCustomerId: 1 }, { unique: true, sparse: true });
  schema.index({ emailKey: 1 }, { sparse: true });
  schema.index({ nextCheckAt: 1 }, { sparse: true });
  schema.index({ "subscription.currentPeriodEnd": 1 }, { sparse: true });
  schema.index({ erasedAt: 1 }, { sparse: true });
  schema.index({ "unfinished.since": 1 }, { sparse: true });
  addOutbox(schema);
  return connection.model<CustomerDocument>("Customer", schema);
}
