import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
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

it("shows the card that the provider keeps for the customer where the subscription has none of its own", async () => {
  const shown = { brand: "mastercard", last4: "4444", expMonth: 1, expYear: 2035 };
  const card = { ...shown, fingerprint: "of 4444" };
  const without = startFakes({ subscriptions: [subscriptionWith({ card: null })] });
  without.provider.customers.cardOf.mockResolvedValue(card);
  expect((await refreshCustomer(without.context, "ada"))?.subscription?.card).toEqual(shown);
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

it("lets a trial that has begun go on with whichever card", async () => {
  const { context, persons, stored } = startFakes({
    subscriptions: [subscriptionWith({ status: "trialing" })],
  });
  await refreshCustomer(context, "ada");
  persons.claim.mockResolvedValue(false);
  await refreshCustomer(context, "ada");
  expect(stored.customer?.subscription).toMatchObject({ status: "active", isTrial: true });
});
