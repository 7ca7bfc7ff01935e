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
