import { subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { checkDueCustomers } from "./check-due-customers.ts";

it("goes on with the next customer after one for whom it failed", async () => {
  const { context, customers, provider, stored } = startFakes({ subscriptions: [subscriptionWith()] });
  provider.subscriptions.list.mockRejectedValueOnce(new Error("the provider is away"));
  const due = [customerWith({ _id: "grace" }), customerWith()];
  const takeDue = () => Promise.resolve(due.shift());
  await checkDueCustomers({ ...context, customers: { ...customers, takeDue } as never });
  expect(stored.customer).toMatchObject({ subscription: { status: "active" } });
});

it("leaves the customers that are due to others once the service shuts down", async () => {
  const { context, customers } = startFakes();
  const takeDue = jest.fn(() => Promise.resolve(undefined));
  const signal = AbortSignal.abort();
  await checkDueCustomers({ ...context, signal, customers: { ...customers, takeDue } as never });
  expect(takeDue).not.toHaveBeenCalled();
});
