import { billingSummarySchema } from "@wordlehint/contracts";
import { day, subscriptionWith } from "./provider-subscription.fixture.ts";
import { mustBeTold } from "./renewal.ts";
import { subscriptionState } from "./subscription-state.ts";
import type { SubscriptionState } from "./subscription.ts";
import { summaryOf } from "./summary-of.ts";

const stateAt = (now: Date, changes = {}): SubscriptionState => {
  const { state } = subscriptionState({
    subscriptions: [subscriptionWith(changes)],
    unpaidSince: day(31),
    paid: { firstAt: day(0), amount: 377, currency: "usd" },
    previous: null,
    now,
    graceMs: 14 * 24 * 3_600_000,
  });
  if (!state) throw new Error("there is no state");
  return state;
};

it("says everything about a subscription that its owner can act upon", () => {
  const summary = summaryOf(stateAt(day(32), { status: "past_due" }), day(32));
  expect(billingSummarySchema.parse(summary)).toEqual({
    status: "past_due",
    isTrial: false,
    currentPeriodEnd: day(31).toISOString(),
    cancelAtPeriodEnd: false,
    price: { amount: 377, currency: "usd", interval: "month" },
    card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 },
    paymentFailedAt: day(31).toISOString(),
    graceEndsAt: day(45).toISOString(),
    withdrawal: null,
  });
});

it("says of nobody's subscription that there is none", () => {
  expect(billingSummarySchema.parse(summaryOf(null, day(1)))).toMatchObject({ status: "none", price: null });
});

it("offers to withdraw for 14 days from the first payment on, and not once it has ended", () => {
  const until = { possibleUntil: day(14).toISOString(), amount: 377, currency: "usd" };
  const before = new Date(day(14).getTime() - 1);
  expect(summaryOf(stateAt(before), before).withdrawal).toEqual(until);
  expect(summaryOf(stateAt(day(14)), day(14)).withdrawal).toBeNull();
  const ended = stateAt(day(2), { status: "canceled", endedAt: day(1) });
  expect(summaryOf(ended, day(2)).withdrawal).toBeNull();
});

it("announces yearly payments and the end of trials, each once, and no monthly payment", () => {
  const yearly = {
    price: { amount: 3770, currency: "usd", interval: "year" as const },
    currentPeriodEnd: day(365),
  };
  const monthly = { ...yearly, price: { ...yearly.price, interval: "month" as const } };
  expect(mustBeTold({ ...yearly, isTrial: false }, undefined)).toBe(true);
  expect(mustBeTold({ ...yearly, isTrial: false }, day(0))).toBe(true);
  expect(mustBeTold({ ...yearly, isTrial: false }, day(365))).toBe(false);
  expect(mustBeTold({ ...monthly, isTrial: true }, undefined)).toBe(true);
  expect(mustBeTold({ ...monthly, isTrial: false }, undefined)).toBe(false);
});
