import Stripe from "stripe";
import { ProviderAway, Refused } from "../clients/provider-faults.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { checkDueCustomers } from "./check-due-customers.ts";
import { eraseCustomer } from "./erase-customer.ts";

const withdrawal = { subscriptionId: "sub_1", begunAt: day(0), amount: 377, currency: "usd" };
const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;
const refusal = (code: string) =>
  new Refused(new StripeInvalidRequestError({ type: "invalid_request_error", code }));

it.each([
  [
    "account_invalid",
    new ProviderAway(new StripePermissionError({ type: "api_error", code: "account_invalid" })),
  ],
  ["charge_disputed", refusal("charge_disputed")],
  ["unavailable", new ProviderAway()],
])("forgets here who somebody was at once, whatever the provider says: %s", async (reason, error) => {
  const { context, customers, provider, stored } = startFakes({ customer: customerWith({ withdrawal }) });
  provider.payments.paidFor.mockResolvedValue({ firstAt: day(0), amount: 377, currency: "usd" });
  provider.payments.refund.mockRejectedValueOnce(error);
  await eraseCustomer(context, "ada");
  expect(customers.erase).toHaveBeenCalledTimes(1);
  expect(provider.customers.anonymize).toHaveBeenCalledWith("cus_ada");
  expect(stored.customer).toMatchObject({ unfinished: { reason, attempts: 1 } });
  expect(customers.settle).not.toHaveBeenCalled();

  const due = [stored.customer];
  await checkDueCustomers({ ...context, customers: { ...customers, takeDue: () => due.shift() } } as never);
  expect(provider.payments.refund).toHaveBeenLastCalledWith("sub_1", 377);
  expect(customers.settle).toHaveBeenCalledTimes(1);
});

it("tries what can't be done at the provider ever more rarely, and tells operators at the end", async () => {
  const { context, customers, provider, stored, log } = startFakes({
    customer: customerWith({ withdrawal }),
  });
  provider.payments.refund.mockResolvedValue("balance_insufficient");
  await eraseCustomer(context, "ada");
  let tries = 0;
  let now = day(1);
  while (stored.customer?.unfinished?.dueAt) {
    now = stored.customer.unfinished.dueAt;
    const due = [stored.customer];
    const takeDue = () => due.shift();
    await checkDueCustomers({ ...context, now: () => now, customers: { ...customers, takeDue } } as never);
    tries++;
  }
  expect(now.getTime()).toBeGreaterThan(day(31).getTime() - 1);
  expect(tries).toBeLessThan(50);
  expect(log.error).toHaveBeenCalledTimes(1);
  const about = expect.objectContaining({ customer: "ada", reason: "balance_insufficient" }) as unknown;
  expect(log.error).toHaveBeenCalledWith(about, expect.anything());
});

it("has nothing to do at the provider for a customer that was deleted there", async () => {
  const { context, customers, provider } = startFakes({ subscriptions: [subscriptionWith()] });
  provider.subscriptions.list.mockRejectedValueOnce(refusal("resource_missing"));
  await eraseCustomer(context, "ada");
  expect(customers.settle).toHaveBeenCalledTimes(1);
});

it("gives nothing back twice", async () => {
  const done = { ...withdrawal, doneAt: day(0) };
  const { context, provider } = startFakes({ customer: customerWith({ withdrawal: done }) });
  await eraseCustomer(context, "ada");
  expect(provider.payments.refund).not.toHaveBeenCalled();
});
