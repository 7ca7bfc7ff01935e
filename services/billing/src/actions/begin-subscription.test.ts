import { TooManyAttempts } from "@wordlehint/runtime";
import { KeyTaken } from "../clients/provider-faults.ts";
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

it("returns the open subscription when another tab has just made the subscription at the other price", async () => {
  const { context, provider, atProvider, stored } = startFakes();
  provider.subscriptions.create.mockImplementationOnce(() => {
    atProvider.subscriptions = [openOne("sub_yearly", { price: yearly })];
    return Promise.reject(new KeyTaken());
  });
  expect(await beginSubscription(context, "ada", wish)).toMatchObject({ clientSecret: "pi_of_sub_yearly" });
  expect(stored.customer?.attempt).toBe(1);
});
