import { day } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { findCustomer } from "./find-customer.ts";

/** A service that doesn't know the customer any more, whose owner the provider does. */
function startRestored() {
  const fakes = startFakes();
  fakes.customers.findByStripeId.mockResolvedValue(undefined);
  fakes.provider.customers.ownerOf.mockResolvedValue({ userId: "ada", email: "old@example.org" });
  return fakes;
}

it("finds a customer that isn't known by its owner, with the address that the account has now", async () => {
  const { context, customers } = startRestored();
  expect(await findCustomer(context, "cus_ada")).toEqual(customerWith());
  expect(customers.open).toHaveBeenCalledWith("ada", "ada@example.org", day(1));
  expect(customers.setStripeId).toHaveBeenCalledWith("ada", "cus_ada");
});

it("finds nobody in a customer without an owner, of an account that is gone, or besides the one that is used", async () => {
  const { context, accounts, provider, customers } = startRestored();
  expect(await findCustomer(context, "cus_second")).toBeUndefined();
  customers.open.mockClear();
  accounts.addressOf.mockResolvedValue(undefined);
  expect(await findCustomer(context, "cus_ada")).toBeUndefined();
  provider.customers.ownerOf.mockResolvedValue(undefined);
  expect(await findCustomer(context, "cus_ada")).toBeUndefined();
  expect(customers.open).not.toHaveBeenCalled();
});

it("brings nobody back whose account was deleted", async () => {
  const { context, provider } = startFakes({ customer: customerWith({ erasedAt: day(1) }) });
  expect(await findCustomer(context, "cus_ada")).toBeUndefined();
  expect(provider.customers.ownerOf).not.toHaveBeenCalled();
});
