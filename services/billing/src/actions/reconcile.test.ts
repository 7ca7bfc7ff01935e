import Stripe from "stripe";
import { Refused } from "../clients/provider-faults.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { reconcile, type Difference } from "./reconcile.ts";

/** Compares Ada, who is late, and others, of whom only Ada is live here, with what the provider says. */
async function compare(options: Parameters<typeof startFakes>[0], { isDryRun = false } = {}) {
  const fakes = startFakes(options);
  fakes.provider.payments.unpaidSince.mockResolvedValue(day(-14));
  const differences: Difference[] = [];
  const onEach = (one: Difference) => differences.push(one);
  return { ...fakes, ...(await reconcile(fakes.context, { isDryRun, onEach })), differences };
}
const grace = customerWith({ _id: "grace", stripeCustomerId: "cus_grace" });

it("compares each customer once, whether it is known here, at the provider, or both", async () => {
  const open = ["cus_ada", "cus_grace", "cus_ada", "cus_grace"];
  const { compared, isComplete } = await compare({ open, others: [grace] });
  expect({ compared, isComplete }).toEqual({ compared: 2, isComplete: true });
});

it("leaves a customer alone whose account was deleted", async () => {
  const gone = customerWith({ _id: "gone", stripeCustomerId: "cus_gone", erasedAt: day(0) });
  expect((await compare({ open: ["cus_gone"], others: [gone] })).compared).toBe(1);
});

it("tells of a payment that hasn't come in time, and ends the subscription unless it only compares", async () => {
  const subscriptions = [subscriptionWith({ status: "past_due" })];
  const dry = await compare({ subscriptions }, { isDryRun: true });
  expect(dry.differences).toEqual([{ userId: "ada", known: "none", provider: "not paid in time" }]);
  expect(dry.atProvider.subscriptions).toMatchObject([{ status: "past_due" }]);
  expect((await compare({ subscriptions })).atProvider.subscriptions).toMatchObject([{ status: "canceled" }]);
});

it("compares the others although the provider refuses to tell of one, and says so", async () => {
  const missing = new Stripe.errors.StripeInvalidRequestError({
    ...{ type: "invalid_request_error", code: "resource_missing", message: "No such customer" },
  });
  const { context, provider } = startFakes({ open: ["cus_grace"], others: [grace] });
  provider.subscriptions.list.mockRejectedValueOnce(new Refused(missing));
  const differences: Difference[] = [];
  const onEach = (one: Difference) => differences.push(one);
  const { compared, isComplete } = await reconcile(context, { isDryRun: false, onEach });
  expect({ compared, isComplete }).toEqual({ compared: 2, isComplete: true });
  expect(differences).toMatchObject([
    { userId: "ada", provider: expect.stringContaining("No such customer") as unknown },
  ]);
});
