import { billingSummarySchema } from "@wordlehint/contracts";
import { day, subscriptionWith } from "./provider-subscription.fixture.ts";
import { mustBeTold } from "./renewal.ts";
import { subscriptionState } from "./subscription-state.ts";
import type { SubscriptionState } from "./subscription.ts";
import { summaryOf } from "./summary-of.ts";

const whole = { byDays: false };
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
  const summary = summaryOf(stateAt(day(32), { status: "past_due" }), day(32), whole);
  expect(billingSummarySchema.parse(summary)).toEqual({
    status: "past_due",
    isTrial: false,
    isPaidAhead: false,
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
  expect(billingSummarySchema.parse(summaryOf(null, day(1), whole))).toMatchObject({
    status: "none",
    price: null,
  });
});

it("offers to withdraw for 14 days from the first payment on, and not once it has ended", () => {
  const until = { possibleUntil: day(14).toISOString(), amount: 377, currency: "usd", byDays: false };
  const before = new Date(day(14).getTime() - 1);
  expect(summaryOf(stateAt(before), before, whole).withdrawal).toEqual(until);
  expect(summaryOf(stateAt(day(14)), day(14), whole).withdrawal).toBeNull();
  const ended = stateAt(day(2), { status: "canceled", endedAt: day(1) });
  expect(summaryOf(ended, day(2), whole).withdrawal).toBeNull();
});

it("says what withdrawing gives back by days, as of the time when it is asked", () => {
  const parts = [{ from: day(0), to: day(31), amount: 310 }];
  const state = { ...stateAt(day(1)), paid: { firstAt: day(0), amount: 310, currency: "usd", parts } };
  expect(summaryOf(state, day(2.5), { byDays: true }).withdrawal).toMatchObject({
    amount: 280,
    byDays: true,
  });
});

it("calls a trial no trial that postpones the next payment to the end of a paid period", () => {
  const state = stateAt(day(1), { status: "trialing", isPaidAhead: true });
  expect(summaryOf(state, day(1), whole)).toMatchObject({
    ...{ status: "active", isTrial: false, isPaidAhead: true },
    withdrawal: { amount: 377 },
  });
});

it("announces yearly payments, the end of trials and payments at a new price, each once, and no other monthly payment", () => {
  const yearly = {
    price: { amount: 3770, currency: "usd", interval: "year" as const },
    currentPeriodEnd: day(365),
  };
  const monthly = { ...yearly, price: { ...yearly.price, interval: "month" as const } };
  expect(mustBeTold({ ...yearly, isTrial: false }, undefined)).toBe(true);
  expect(mustBeTold({ ...yearly, isTrial: false }, day(0))).toBe(true);
  expect(mustBeTold({ ...yearly, isTrial: false }, day(365))).toBe(false);
  expect(mustBeTold({ ...monthly, isTrial: true }, undefined)).toBe(true);
  expect(mustBeTold({ ...monthly, isTrial: false, isPaidAhead: true }, undefined)).toBe(true);
  expect(mustBeTold({ ...monthly, isTrial: false }, undefined)).toBe(false);
});
