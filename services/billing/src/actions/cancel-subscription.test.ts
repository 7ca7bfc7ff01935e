import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { startFakes } from "./billing.fixture.ts";
import { cancelSubscription } from "./cancel-subscription.ts";

it("ends a subscription at once whose payment is late, and nothing more can be paid for it", async () => {
  const { context, provider } = startFakes({ subscriptions: [subscriptionWith({ status: "past_due" })] });
  provider.payments.unpaidSince.mockResolvedValue(day(0));
  provider.payments.openInvoices.mockResolvedValue(["in_1"]);
  expect(await cancelSubscription(context, "ada", "ada@example.org")).toMatchObject({ status: "cancelled" });
  expect(provider.payments.dropInvoice).toHaveBeenCalledWith("in_1");
  expect(provider.subscriptions.cancelAtPeriodEnd).not.toHaveBeenCalled();
});

it("keeps one that is paid until the end of its period", async () => {
  const { context, provider } = startFakes({ subscriptions: [subscriptionWith()] });
  expect(await cancelSubscription(context, "ada", "ada@example.org")).toMatchObject({ status: "active" });
  expect(provider.subscriptions.cancelAtPeriodEnd).toHaveBeenCalledWith("sub_1");
  expect(provider.subscriptions.end).not.toHaveBeenCalled();
});

it("cancels nothing without Premium, and nothing for an account that is gone", async () => {
  const { context, accounts } = startFakes();
  const cancel = () => cancelSubscription(context, "ada", "ada@example.org");
  await expect(cancel()).rejects.toMatchObject({ code: "conflict" });
  accounts.addressOf.mockResolvedValue(undefined);
  await expect(cancel()).rejects.toMatchObject({ code: "forbidden" });
});
