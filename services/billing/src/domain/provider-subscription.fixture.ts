import type { ProviderSubscription } from "./provider-subscription.ts";

/** Days after the beginning of 2027. */
export const day = (number: number): Date => new Date(Date.UTC(2027, 0, 1) + number * 24 * 3_600_000);

/** A monthly subscription that was paid on day 0. */
export const subscriptionWith = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: "sub_1",
  status: "active",
  attempt: 1,
  createdAt: day(0),
  itemId: "si_1",
  price: { id: "price_1", amount: 377, currency: "usd", interval: "month" },
  currentPeriodEnd: day(31),
  endsAt: null,
  endedAt: null,
  isUnconfirmed: false,
  isPaidAhead: false,
  isReversed: false,
  card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034, fingerprint: "of 4242" },
  confirmation: null,
  firstPayment: null,
  discounts: [],
  promotionCode: null,
  ...changes,
});
