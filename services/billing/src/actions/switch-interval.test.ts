import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { startFakes } from "./billing.fixture.ts";
import { switchInterval } from "./switch-interval.ts";

it("charges nothing for a switch to the interval that is paid already", async () => {
  const { context, provider } = startFakes({ subscriptions: [subscriptionWith()] });
  expect(await switchInterval(context, "ada", "month")).toMatchObject({ price: { interval: "month" } });
  expect(provider.subscriptions.changePrice).not.toHaveBeenCalled();
  await switchInterval(context, "ada", "year");
  expect(provider.subscriptions.changePrice).toHaveBeenCalledTimes(1);
});

it("has a lower price paid from the end of the paid period on, so that no credit is left when a person withdraws", async () => {
  const price = { id: "price_2", amount: 3770, currency: "usd", interval: "year" as const };
  const yearly = subscriptionWith({ price, currentPeriodEnd: day(365) });
  const { context, provider } = startFakes({ subscriptions: [yearly] });
  await switchInterval(context, "ada", "month");
  expect(provider.subscriptions.changePrice).not.toHaveBeenCalled();
  expect(provider.subscriptions.changeNextPrice).toHaveBeenCalledWith(yearly, "price_1");
});

it("charges nothing for a switch back before the period ends that was paid at the higher price", async () => {
  const ahead = subscriptionWith({ status: "trialing", isPaidAhead: true, currentPeriodEnd: day(365) });
  const { context, provider } = startFakes({ subscriptions: [ahead] });
  await switchInterval(context, "ada", "year");
  expect(provider.subscriptions.changePrice).toHaveBeenCalledWith(ahead, "price_2");
});

it("switches nothing while a payment is late", async () => {
  const { context, provider } = startFakes({ subscriptions: [subscriptionWith({ status: "past_due" })] });
  provider.payments.unpaidSince.mockResolvedValue(day(0));
  await expect(switchInterval(context, "ada", "year")).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^A payment is late/) as string,
  });
  expect(provider.subscriptions.changePrice).not.toHaveBeenCalled();
});

it("switches during the free days, too", async () => {
  const trial = subscriptionWith({ status: "trialing" });
  const { context, provider } = startFakes({ subscriptions: [trial] });
  await switchInterval(context, "ada", "year");
  expect(provider.subscriptions.changePrice).toHaveBeenCalledWith(trial, "price_2");
});
