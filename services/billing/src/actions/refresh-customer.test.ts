import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { refreshSummary } from "./read-summary.ts";
import { refreshCustomer } from "./refresh-customer.ts";

const hours = (number: number) => new Date(day(1).getTime() + number * 3_600_000);
const paid = { firstAt: day(0), amount: 377, currency: "usd" };

it("asks the provider again when somebody has saved the customer meanwhile, and saves the newer answer", async () => {
  const { context, provider, atProvider, stored } = startFakes({ subscriptions: [subscriptionWith()] });
  provider.subscriptions.list.mockImplementationOnce(() => {
    const seen = atProvider.subscriptions;
    stored.customer = customerWith({ revision: 6 });
    atProvider.subscriptions = [subscriptionWith({ endsAt: day(31) })];
    return Promise.resolve(seen);
  });
  const refreshed = await refreshCustomer(context, "ada");
  expect(refreshed).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
  expect(stored.customer).toMatchObject({
    revision: refreshed?.revision,
    subscription: { status: "active" },
  });
});

it.each([
  ["whose account was deleted", customerWith({ erasedAt: day(1) })],
  ["whom the provider doesn't know", customerWith({ stripeCustomerId: undefined })],
])("asks nothing about a person %s", async (_who, customer) => {
  const { context, provider } = startFakes({ customer });
  expect(await refreshCustomer(context, "ada")).toBeUndefined();
  expect(provider.subscriptions.list).not.toHaveBeenCalled();
});

it("gives each event a revision of its own, and the customer that of the last", async () => {
  const { context, provider, stored } = startFakes({
    subscriptions: [subscriptionWith({ status: "past_due" })],
  });
  provider.payments.unpaidSince.mockResolvedValue(day(0));
  await refreshCustomer(context, "ada");
  expect(stored.events).toMatchObject([
    { type: "subscription.activated", data: { userId: "ada", revision: 6 } },
    { type: "subscription.past_due", data: { userId: "ada", revision: 7 } },
  ]);
  expect(stored.customer?.revision).toBe(7);
});

it("ends a subscription whose payment hasn't arrived in time, with what is still to be paid for it", async () => {
  const { context, provider, stored } = startFakes({
    subscriptions: [subscriptionWith({ status: "past_due" })],
  });
  provider.payments.unpaidSince.mockResolvedValue(day(-13));
  provider.payments.openInvoices.mockResolvedValue(["in_1", "in_2"]);
  expect(await refreshCustomer(context, "ada")).toMatchObject({ subscription: { status: "cancelled" } });
  expect(provider.subscriptions.end).toHaveBeenCalledWith("sub_1");
  expect(provider.payments.dropInvoice.mock.calls).toEqual([["in_1"], ["in_2"]]);
  expect(stored.events).toEqual([]);
});

it("ends a subscription of which a bank has given a payment back, and says why", async () => {
  const { context, provider, stored } = startFakes({ subscriptions: [subscriptionWith()] });
  await refreshCustomer(context, "ada");
  provider.payments.isReversed.mockResolvedValue(true);
  expect(await refreshCustomer(context, "ada")).toMatchObject({ subscription: { status: "cancelled" } });
  expect(provider.subscriptions.endReversed).toHaveBeenCalledTimes(1);
  expect(stored.events.at(-1)).toMatchObject({
    type: "subscription.cancelled",
    data: { status: "cancelled", reason: "payment_reversed" },
  });
});

it("shows the card that the provider keeps for the customer where the subscription has none of its own", async () => {
  const card = { brand: "mastercard", last4: "4444", expMonth: 1, expYear: 2035 };
  const without = startFakes({ subscriptions: [subscriptionWith({ card: null })] });
  without.provider.customers.cardOf.mockResolvedValue(card);
  expect((await refreshCustomer(without.context, "ada"))?.subscription?.card).toEqual(card);
  const withOne = startFakes({ subscriptions: [subscriptionWith()] });
  withOne.provider.customers.cardOf.mockResolvedValue(card);
  expect((await refreshCustomer(withOne.context, "ada"))?.subscription?.card?.brand).toBe("visa");
});

it("counts later payments too while its owner may withdraw, and keeps what is known after that", async () => {
  const { context, provider, stored } = startFakes({ subscriptions: [subscriptionWith()] });
  const payments = async (at: Date, amount: number) => {
    provider.payments.paidFor.mockResolvedValue({ ...paid, amount });
    await refreshCustomer({ ...context, now: () => at }, "ada");
    return stored.customer?.subscription?.paid?.amount;
  };
  expect(await payments(day(1), 377)).toBe(377);
  expect(await payments(day(13), 4000)).toBe(4000);
  expect(await payments(day(14), 5000)).toBe(4000);
});

it("asks again about the oldest form that is open, and about none beside Premium", async () => {
  const open = [hours(-1), hours(-3), hours(-2)].map((createdAt, index) =>
    subscriptionWith({ id: `sub_open_${index}`, status: "incomplete", createdAt }),
  );
  const waiting = startFakes({ subscriptions: open });
  await refreshCustomer(waiting.context, "ada");
  expect(waiting.stored.customer?.nextCheckAt).toEqual(hours(3));
  const premium = startFakes({ subscriptions: [subscriptionWith(), ...open] });
  await refreshCustomer(premium.context, "ada");
  expect(premium.stored.customer?.nextCheckAt).toEqual(new Date(day(31).getTime() + 90 * 60_000));
});

describe("A trial", () => {
  const trial = subscriptionWith({ status: "trialing" });

  it("is ended before it gives Premium when the person had Premium with another account", async () => {
    const { context, persons, provider, stored } = startFakes({ subscriptions: [trial] });
    persons.claim.mockResolvedValue(false);
    const customer = await refreshCustomer(context, "ada");
    expect(persons.claim).toHaveBeenCalledWith(
      "premium",
      expect.objectContaining({ email: "ada@example.org", cardKeys: ["key of 4242"] }),
      "sub_1",
    );
    expect(provider.subscriptions.end).toHaveBeenCalledWith("sub_1");
    expect(customer).toMatchObject({ refusedTrial: "sub_1", subscription: { status: "cancelled" } });
    expect(stored.events).toEqual([]);
    await expect(refreshSummary(context, "ada")).rejects.toMatchObject({ code: "conflict" });
  });

  it("that has begun goes on with whichever card", async () => {
    const { context, persons, provider, stored } = startFakes({ subscriptions: [trial] });
    await refreshCustomer(context, "ada");
    persons.claim.mockResolvedValue(false);
    await refreshCustomer(context, "ada");
    expect(provider.subscriptions.end).not.toHaveBeenCalled();
    expect(stored.customer?.subscription).toMatchObject({ status: "active", isTrial: true });
  });
});

it("begins Premium that is paid, however often the person had it", async () => {
  const { context, persons, provider } = startFakes({ subscriptions: [subscriptionWith()] });
  persons.claim.mockResolvedValue(false);
  expect(await refreshCustomer(context, "ada")).toMatchObject({ subscription: { status: "active" } });
  expect(provider.subscriptions.end).not.toHaveBeenCalled();
});
