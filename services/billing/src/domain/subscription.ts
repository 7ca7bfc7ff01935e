import type { Card, Price } from "@wordlehint/contracts";

/** What is known of a person's subscription, since the provider was last asked. */
export type SubscriptionState = {
  id: string;
  /** Premium is in force while it is `active` or `past_due`. */
  status: "active" | "past_due" | "cancelled";
  isTrial: boolean;
  /** The current period was paid at another price; `price` follows it. */
  isPaidAhead?: boolean;
  price: Price;
  /** Until when it is paid, or when it ended. */
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** It was ended because a bank gave a payment back. */
  isReversed?: boolean;
  /** Since when a payment is late. */
  pastDueSince: Date | null;
  /** When Premium ends, unless the late payment arrives. */
  graceEndsAt: Date | null;
  card: Card | null;
  /** What was paid for it, from which withdrawing follows; null before the first payment. */
  paid: Paid | null;
};

/** The payments for a subscription. */
export type Paid = {
  firstAt: Date;
  /** What was paid and not given back. */
  amount: number;
  /** What was given back, by whomever. */
  givenBack?: number;
  currency: string;
  /** What was invoiced for which time; a credit is less than nothing. */
  parts?: { from: Date; to: Date; amount: number }[];
};
