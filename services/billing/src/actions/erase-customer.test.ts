import Stripe from "stripe";
import { Refused } from "../clients/provider-faults.ts";
import { subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { startFakes } from "./billing.fixture.ts";
import { eraseCustomer } from "./erase-customer.ts";

it("has nothing to do at the provider for a customer that was deleted there", async () => {
  const { context, provider, stored } = startFakes({ subscriptions: [subscriptionWith()] });
  const error = { type: "invalid_request_error", code: "resource_missing" } as const;
  const missing = new Refused(new Stripe.errors.StripeInvalidRequestError(error));
  provider.subscriptions.list.mockRejectedValueOnce(missing);
  await eraseCustomer(context, "ada");
  expect(stored.customer).toMatchObject({ erasedAt: expect.any(Date) as Date });
  expect(stored.customer).not.toHaveProperty("unfinished");
});
