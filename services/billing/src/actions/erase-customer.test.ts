import { ProviderAway } from "../clients/provider-faults.ts";
import { day } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { eraseCustomer } from "./erase-customer.ts";

const withdrawal = { subscriptionId: "sub_1", begunAt: day(0), amount: 377, currency: "usd" };

it("forgets nobody to whom something is still to be given back, so that a repetition gives it back", async () => {
  const { context, customers, provider } = startFakes({ customer: customerWith({ withdrawal }) });
  provider.payments.paidFor.mockResolvedValue({ firstAt: day(0), amount: 377, currency: "usd" });
  provider.payments.refund.mockRejectedValueOnce(new ProviderAway());
  await expect(eraseCustomer(context, "ada")).rejects.toThrow(ProviderAway);
  expect(customers.erase).not.toHaveBeenCalled();

  await eraseCustomer(context, "ada");
  expect(provider.payments.refund).toHaveBeenLastCalledWith("sub_1", 377);
  expect(customers.erase).toHaveBeenCalledTimes(1);
  expect(provider.customers.anonymise).toHaveBeenCalledWith("cus_ada");
});

it("gives nothing back twice", async () => {
  const done = { ...withdrawal, doneAt: day(0) };
  const { context, provider } = startFakes({ customer: customerWith({ withdrawal: done }) });
  await eraseCustomer(context, "ada");
  expect(provider.payments.refund).not.toHaveBeenCalled();
});
