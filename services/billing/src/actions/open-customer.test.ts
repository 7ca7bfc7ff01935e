import { subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { openCustomer } from "./open-customer.ts";

it("leaves no customer at the provider when the account was deleted while it was made", async () => {
  const { context, customers, provider, atProvider } = startFakes({
    customer: customerWith({ stripeCustomerId: undefined }),
  });
  atProvider.subscriptions = [subscriptionWith({ status: "incomplete" })];
  customers.setStripeId.mockResolvedValue(undefined);
  await expect(openCustomer(context, "ada")).rejects.toMatchObject({ code: "unauthorized" });
  expect(provider.subscriptions.end).toHaveBeenCalledWith("sub_1");
  expect(provider.customers.anonymize).toHaveBeenCalledWith("cus_new");
});
