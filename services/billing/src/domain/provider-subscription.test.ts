import type Stripe from "stripe";
import { day } from "./provider-subscription.fixture.ts";
import { readCard, readSubscription } from "./provider-subscription.ts";

const secondsOf = (time: Date) => time.getTime() / 1000;

/** Reads a monthly subscription of Stripe's with these fields, and a price with those. */
const read = (fields: object = {}, priceFields: object = {}) => {
  const recurring = { interval: "month", interval_count: 1 };
  const price = { id: "price_1", unit_amount: 377, currency: "usd", recurring, ...priceFields };
  const subscription = {
    ...{ id: "sub_1", status: "active", metadata: { attempt: "2" }, created: secondsOf(day(0)) },
    ...{ cancel_at: null, cancel_at_period_end: false, ended_at: null, discounts: [] },
    ...{ latest_invoice: null, pending_setup_intent: null, default_payment_method: null },
    items: { data: [{ id: "si_1", price, current_period_end: secondsOf(day(31)) }] },
    ...fields,
  };
  return readSubscription(subscription as unknown as Stripe.Subscription);
};

it("reads when a subscription ends: on the day for which it was cancelled, or else with its period", () => {
  expect(read()).toMatchObject({ currentPeriodEnd: day(31), endsAt: null, endedAt: null, attempt: 2 });
  expect(read({ cancel_at_period_end: true })?.endsAt).toEqual(day(31));
  expect(read({ cancel_at: secondsOf(day(20)) })?.endsAt).toEqual(day(20));
  expect(read({ ended_at: secondsOf(day(5)) })?.endedAt).toEqual(day(5));
});

it.each([
  ["every three months", { recurring: { interval: "month", interval_count: 3 } }],
  ["every week", { recurring: { interval: "week", interval_count: 1 } }],
  ["once", { recurring: null }],
  ["by what is used", { unit_amount: null }],
])("takes none for Premium that is paid %s", (_how, price) => {
  expect(read({}, price)).toBeUndefined();
});

it("takes a trial for unconfirmed until its card is there, and when it has ended without one", () => {
  for (const status of ["trialing", "canceled"]) {
    expect(read({ status, pending_setup_intent: "seti_1" })?.isUnconfirmed).toBe(true);
    expect(read({ status })?.isUnconfirmed).toBe(false);
  }
});

it("shows no card where something else pays", () => {
  expect(readCard({ type: "sepa_debit" } as Stripe.PaymentMethod)).toBeNull();
});
