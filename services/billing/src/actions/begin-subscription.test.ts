import { TooManyAttempts } from "@wordlehint/runtime";
import Stripe from "stripe";
import { KeyTaken, ProviderAway, Refused } from "../clients/provider-faults.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import type { ProviderSubscription } from "../domain/provider-subscription.ts";
import { beginSubscription } from "./begin-subscription.ts";
import { startFakes } from "./billing.fixture.ts";

const openOne = (id: string, changes: Partial<ProviderSubscription> = {}) =>
  subscriptionWith({
    ...{ id, status: "incomplete", confirmation: { confirm: "payment", clientSecret: `pi_of_${id}` } },
    ...changes,
  });
const wish = { network: "192.0.2.1" };
const yearly = { id: "price_2", amount: 3770, currency: "usd", interval: "year" as const };

it("makes no subscription for a person who has made too many, and still leads to an open one", async () => {
  const { context, provider, atProvider, attempt } = startFakes();
  attempt.isAllowed = false;
  await expect(beginSubscription(context, "ada", wish)).rejects.toThrow(TooManyAttempts);
  expect(provider.subscriptions.create).not.toHaveBeenCalled();
  atProvider.subscriptions = [openOne("sub_1")];
  expect(await beginSubscription(context, "ada", wish)).toMatchObject({ clientSecret: "pi_of_sub_1" });
});

it("counts a new subscription, and not the way back to an open one", async () => {
  const { context, provider, atProvider, attempt } = startFakes();
  provider.subscriptions.create.mockResolvedValue(openOne("sub_1"));
  expect(await beginSubscription(context, "ada", wish)).toMatchObject({ clientSecret: "pi_of_sub_1" });
  expect(attempt.giveBack).not.toHaveBeenCalled();
  atProvider.subscriptions = [openOne("sub_1")];
  await beginSubscription(context, "ada", wish);
  expect(attempt.giveBack).toHaveBeenCalledTimes(1);
});

it("counts an address that can't be found, and not the question for one", async () => {
  const { context, provider, attempt } = startFakes();
  const { config } = context;
  const taxed = { ...context, config: { ...config, STRIPE_AUTOMATIC_TAX: "yes" as const } };
  provider.customers.locate.mockResolvedValue(false);
  const address = { country: "US", postalCode: "none" };
  await expect(beginSubscription(taxed, "ada", { ...wish, address })).rejects.toMatchObject({
    code: "invalid_input",
  });
  expect(attempt.giveBack).not.toHaveBeenCalled();
  await expect(beginSubscription(taxed, "ada", wish)).rejects.toMatchObject({ code: "invalid_input" });
  expect(attempt.giveBack).toHaveBeenCalledTimes(1);
  expect(provider.subscriptions.create).not.toHaveBeenCalled();
});

it("keeps the oldest open subscription at the wanted price, and ends all others", async () => {
  const { context, provider } = startFakes({
    subscriptions: [
      openOne("sub_new", { createdAt: day(0.9) }),
      openOne("sub_old", { createdAt: day(0.5) }),
      openOne("sub_yearly", { createdAt: day(0.1), price: yearly }),
    ],
  });
  const opened = await beginSubscription(context, "ada", { ...wish, interval: "month" });
  expect(opened).toMatchObject({ clientSecret: "pi_of_sub_old" });
  expect(provider.subscriptions.end.mock.calls.flat().sort()).toEqual(["sub_new", "sub_yearly"]);
});

it("looks at what there is when another tab has just made the subscription at the other price", async () => {
  const { context, provider, atProvider, customers } = startFakes();
  provider.subscriptions.create.mockImplementationOnce(() => {
    atProvider.subscriptions = [openOne("sub_yearly", { price: yearly })];
    return Promise.reject(new KeyTaken());
  });
  expect(await beginSubscription(context, "ada", wish)).toMatchObject({ clientSecret: "pi_of_sub_yearly" });
  expect(customers.raiseAttempt).not.toHaveBeenCalled();
});

it("refuses to sell Premium twice, and takes note of the one that is there", async () => {
  const { context, provider, stored } = startFakes({ subscriptions: [subscriptionWith()] });
  await expect(beginSubscription(context, "ada", wish)).rejects.toMatchObject({ code: "conflict" });
  expect(provider.subscriptions.create).not.toHaveBeenCalled();
  expect(stored.events).toMatchObject([{ type: "subscription.activated" }]);
});

it("sells nothing at an interval that isn't offered, and takes no code where there are none", async () => {
  const { context, provider } = startFakes();
  const month = { id: "price_1", amount: 377, currency: "usd", interval: "month" };
  provider.prices.offer.mockResolvedValue({ month });
  provider.subscriptions.create.mockResolvedValue(openOne("sub_1"));
  await expect(beginSubscription(context, "ada", { ...wish, interval: "year" })).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(beginSubscription(context, "ada", { ...wish, promotionCode: "SPRING" })).rejects.toMatchObject(
    {
      code: "invalid_input",
      message: expect.stringMatching(/^This code doesn't work here/) as string,
    },
  );
  expect(await beginSubscription(context, "ada", wish)).toMatchObject({ prices: [{ interval: "month" }] });
});

const refusal = new Refused(new Stripe.errors.StripeInvalidRequestError({ type: "invalid_request_error" }));
it.each([
  ["was away", new ProviderAway()],
  ["refused", refusal],
])(
  "makes another attempt after the provider %s, which it would repeat for the same one",
  async (_what, fault) => {
    const { context, provider, customers } = startFakes();
    provider.subscriptions.create.mockRejectedValueOnce(fault);
    await expect(beginSubscription(context, "ada", wish)).rejects.toBe(fault);
    expect(customers.raiseAttempt).toHaveBeenCalledWith("ada", 1);
  },
);
