import { subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { checkDueCustomers } from "./check-due-customers.ts";

it("goes on with the next customer after one for whom it failed", async () => {
  const { context, due, provider, stored } = startFakes({ subscriptions: [subscriptionWith()] });
  provider.subscriptions.list.mockRejectedValueOnce(new Error("the provider is away"));
  due.push(customerWith({ _id: "grace" }), customerWith());
  await checkDueCustomers(context);
  expect(stored.customer).toMatchObject({ subscription: { status: "active" } });
});

it("leaves the customers that are due to others once the service shuts down", async () => {
  const { context, due } = startFakes();
  due.push(customerWith());
  await checkDueCustomers({ ...context, signal: AbortSignal.abort() });
  expect(due).toHaveLength(1);
});
