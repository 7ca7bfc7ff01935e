import { ProviderAway } from "../clients/provider-faults.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { checkDueCustomers } from "./check-due-customers.ts";
import { readSummary } from "./read-summary.ts";
import { withdraw } from "./withdraw.ts";

const parts = [{ from: day(0), to: day(31), amount: 310 }];

function startPaid() {
  const fakes = startFakes({ subscriptions: [subscriptionWith()] });
  fakes.provider.payments.paidFor.mockResolvedValue({ firstAt: day(0), amount: 310, currency: "usd", parts });
  return fakes;
}

it("shows before what it gives back then, and finishes with the same amount however late", async () => {
  const { context, due, persons, provider, stored } = startPaid();
  persons.claim.mockResolvedValue(false);
  persons.hasHad.mockResolvedValue(true);
  provider.payments.refund.mockRejectedValueOnce(new ProviderAway());
  await expect(withdraw(context, "ada")).rejects.toThrow(ProviderAway);
  due.push(stored.customer ?? customerWith());
  await checkDueCustomers({ ...context, now: () => day(9) });
  expect(provider.payments.refund.mock.calls).toEqual([
    ["sub_1", 300],
    ["sub_1", 300],
  ]);
  expect(stored.customer?.withdrawal).toMatchObject({ amount: 300, doneAt: day(9) });
  expect(await readSummary(context, "ada")).toMatchObject({ status: "cancelled", withdrawal: null });
});

it("gives back what was paid between the declaration and the end, too, and says so", async () => {
  const { context, provider, stored } = startPaid();
  provider.subscriptions.end.mockImplementationOnce(() => {
    const added = { from: day(31), to: day(62), amount: 310 };
    const paid = { firstAt: day(0), amount: 620, currency: "usd", parts: [...parts, added] };
    provider.payments.paidFor.mockResolvedValue(paid);
    return Promise.resolve();
  });
  expect(await withdraw(context, "ada")).toMatchObject({ amount: 620 });
  expect(stored.events.at(-1)).toMatchObject({ data: { amount: 620 } });
});
