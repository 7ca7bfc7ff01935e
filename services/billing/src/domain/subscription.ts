import type { Card, Price } from "@wordlehint/contracts";

/** A person's subscription as of the last refresh. */
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
  /** The end of Premium, unless the late payment arrives. */
  graceEndsAt: Date | null;
  card: Card | null;
  /** The payments, from which a withdrawal follows; null before the first one. */
  paid: Paid | null;
};

/** The payments for a subscription. */
export type Paid = {
  firstAt: Date;
  /** The amount paid and not given back. */
  amount: number;
  /** The amount given back, by us or by a bank. */
  givenBack?: number;
  currency: string;
  /** Invoiced amounts by period; a credit is negative. */
  parts?: { from: Date; to: Date; amount: number }[];
};
