import Stripe from "stripe";
import { Refused } from "../clients/provider-faults.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import type { Customer } from "../store/customer-model.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { reconcile, type Difference } from "./reconcile.ts";
import { refreshCustomer } from "./refresh-customer.ts";

/** A comparison of a known customer with what the provider says, which has open subscriptions of these customers. */
async function compare(
  {
    subscriptions,
    open,
    known = customerWith(),
  }: {
    subscriptions: ReturnType<typeof subscriptionWith>[];
    open: string[];
    known?: Customer | undefined;
  },
  { isDryRun = false, others = {} }: { isDryRun?: boolean; others?: Record<string, Customer> } = {},
) {
  const fakes = startFakes({ subscriptions, customer: known });
  const { context, customers, provider, stored } = fakes;
  provider.subscriptions.listOpen.mockReturnValue(open.map((customerId) => ({ customerId })));
  provider.payments.unpaidSince.mockResolvedValue(day(-14));
  const byStripeId: Record<string, Customer> = { cus_ada: customerWith(), ...others };
  const findByStripeId = (id: string) => Promise.resolve(byStripeId[id]);
  const listLive = () => [stored.customer];
  const differences: Difference[] = [];
  const { compared, isComplete } = await reconcile(
    { ...context, customers: { ...customers, findByStripeId, listLive } as never },
    { isDryRun, onEach: (one) => differences.push(one) },
  );
  return { ...fakes, differences, compared, isComplete };
}

it("compares each customer once, whether it is known here, at the provider, or both", async () => {
  const others = { cus_grace: customerWith({ _id: "grace", stripeCustomerId: "cus_grace" }) };
  const open = ["cus_ada", "cus_grace", "cus_ada", "cus_grace"];
  const { compared, isComplete } = await compare({ subscriptions: [], open }, { others });
  expect({ compared, isComplete }).toEqual({ compared: 2, isComplete: true });
});

it("leaves a customer alone whose account was deleted", async () => {
  const others = { cus_gone: customerWith({ _id: "gone", erasedAt: day(0) }) };
  expect((await compare({ subscriptions: [], open: ["cus_gone"] }, { others })).compared).toBe(1);
});

it("tells of a customer that only the provider knows, and finds out whose it is", async () => {
  const wanted = { subscriptions: [], open: ["cus_lost"] };
  const dry = await compare(wanted, { isDryRun: true });
  expect(dry.differences).toEqual([{ userId: "cus_lost", known: "nothing", provider: "a subscription" }]);
  expect(dry.provider.customers.ownerOf).not.toHaveBeenCalled();
  const { provider } = await compare(wanted);
  expect(provider.customers.ownerOf).toHaveBeenCalledWith("cus_lost");
});

it("tells of a payment that hasn't come in time, and ends the subscription unless it only compares", async () => {
  const late = { subscriptions: [subscriptionWith({ status: "past_due" })], open: [] };
  const dry = await compare(late, { isDryRun: true });
  expect(dry.differences).toEqual([{ userId: "ada", known: "none", provider: "not paid in time" }]);
  expect(dry.provider.subscriptions.end).not.toHaveBeenCalled();
  expect((await compare(late)).provider.subscriptions.end).toHaveBeenCalledWith("sub_1");
});

it.each([
  ["that was cancelled", true],
  ["whose cancellation was taken back", false],
])("tells of a subscription %s, and puts it right", async (_what, isCancelled) => {
  const [ending, going] = [subscriptionWith({ endsAt: day(31) }), subscriptionWith()];
  const { context, stored } = startFakes({ subscriptions: [isCancelled ? going : ending] });
  await refreshCustomer(context, "ada");
  const { differences, stored: after } = await compare({
    ...{ subscriptions: [isCancelled ? ending : going], open: [] },
    known: stored.customer,
  });
  expect(differences).toHaveLength(1);
  expect(after.customer?.subscription?.cancelAtPeriodEnd).toBe(isCancelled);
});

it("compares the others although the provider refuses to tell of one, and says so", async () => {
  const missing = new Stripe.errors.StripeInvalidRequestError({
    ...{ type: "invalid_request_error", code: "resource_missing", message: "No such customer" },
  });
  const { context, customers, provider } = startFakes();
  provider.subscriptions.list.mockRejectedValueOnce(new Refused(missing));
  const grace = customerWith({ _id: "grace" });
  const listLive = () => [customerWith(), grace];
  const differences: Difference[] = [];
  const { compared, isComplete } = await reconcile(
    { ...context, customers: { ...customers, listLive } as never },
    { isDryRun: false, onEach: (one) => differences.push(one) },
  );
  expect({ compared, isComplete }).toEqual({ compared: 2, isComplete: true });
  expect(differences).toMatchObject([
    { userId: "ada", provider: expect.stringContaining("No such customer") as unknown },
  ]);
});
