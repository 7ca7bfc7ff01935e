import Stripe from "stripe";
import type { Context } from "../context.ts";
import { Refused } from "../clients/provider-faults.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { subscriptionState } from "../domain/subscription-state.ts";
import { announceRenewals } from "./announce-renewals.ts";
import { customerWith } from "./billing.fixture.ts";

const renewing = (id: string, interval: "month" | "year") => {
  const price = { id: "price_1", amount: interval === "year" ? 3770 : 377, currency: "usd", interval };
  const subscriptions = [subscriptionWith({ id, price })];
  const { state } = subscriptionState({
    ...{ subscriptions, unpaidSince: null, paid: null, previous: null, now: day(30), graceMs: 0 },
  });
  return customerWith({ _id: `player of ${id}`, subscription: state ?? undefined });
};

it("announces what will be charged, which may differ from the price, and passes over those who pay monthly", async () => {
  const listed = [renewing("sub_1", "month"), renewing("sub_2", "year"), renewing("sub_3", "year")];
  const listRenewing = jest.fn((_from: Date, _to: Date) => listed);
  const announceRenewal = jest.fn((_userId: string, _at: object, _event: object) => Promise.resolve());
  const gone = new Refused(new Stripe.errors.StripeInvalidRequestError({ type: "invalid_request_error" }));
  const nextPayment = (id: string) =>
    id === "sub_2" ? Promise.resolve({ amount: 4486, currency: "usd" }) : Promise.reject(gone);
  const context = {
    customers: { listRenewing, announceRenewal },
    provider: () => ({ payments: { nextPayment } }),
    noticeMs: day(7).getTime() - day(0).getTime(),
    now: () => day(25),
    outbox: { wake: () => undefined },
  };
  await announceRenewals(context as unknown as Context);
  expect(listRenewing).toHaveBeenCalledWith(day(25), day(32));
  const periodEnd = { revision: 5, periodEnd: day(31) };
  const data = { renewsAt: day(31).toISOString(), currency: "usd" };
  expect(announceRenewal.mock.calls).toMatchObject([
    ["player of sub_2", periodEnd, { data: { ...data, userId: "player of sub_2", amount: 4486 } }],
    ["player of sub_3", periodEnd, { data: { ...data, userId: "player of sub_3", amount: 3770 } }],
  ]);
});
