import { ProviderAway } from "../clients/provider-faults.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { startFakes } from "./billing.fixture.ts";
import { checkDueCustomers } from "./check-due-customers.ts";
import { readSummary, refreshSummary } from "./read-summary.ts";
import { withdraw } from "./withdraw.ts";

const parts = [{ from: day(0), to: day(31), amount: 310 }];

function startPaid() {
  const fakes = startFakes({ subscriptions: [subscriptionWith()] });
  fakes.provider.payments.paidFor.mockResolvedValue({ firstAt: day(0), amount: 310, currency: "usd", parts });
  return fakes;
}

it("gives everything back the first time, and by days when the person has withdrawn before", async () => {
  const first = startPaid();
  expect(await withdraw(first.context, "ada")).toMatchObject({ amount: 310 });
  expect(first.provider.payments.refund).toHaveBeenCalledWith("sub_1", 310);

  const again = startPaid();
  again.persons.claim.mockResolvedValue(false);
  again.persons.hasHad.mockResolvedValue(true);
  await expect(withdraw(again.context, "ada")).resolves.toMatchObject({ amount: 300 });
  expect(again.provider.payments.refund).toHaveBeenCalledWith("sub_1", 300);
  expect(again.stored.events).toMatchObject([
    { type: "subscription.activated" },
    { type: "subscription.cancelled" },
    { type: "subscription.withdrawn", data: { amount: 300 } },
  ]);
});

it("shows before what it gives back then, and finishes with the same amount however late", async () => {
  const { context, customers, persons, provider, stored } = startPaid();
  persons.claim.mockResolvedValue(false);
  persons.hasHad.mockResolvedValue(true);
  provider.payments.refund.mockRejectedValueOnce(new ProviderAway());
  await expect(withdraw(context, "ada")).rejects.toThrow(ProviderAway);
  const due = [stored.customer];
  const later = { ...context, now: () => day(9), customers: { ...customers, takeDue: () => due.shift() } };
  await checkDueCustomers(later as never);
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

it("gives back what is left after a refund in the dashboard, and says no more", async () => {
  const { context, provider, stored } = startPaid();
  const paid = { firstAt: day(0), amount: 210, givenBack: 100, currency: "usd", parts };
  provider.payments.paidFor.mockResolvedValue(paid);
  const { withdrawal } = await refreshSummary(context, "ada");
  expect(withdrawal).toMatchObject({ amount: 210 });
  expect(await withdraw(context, "ada")).toMatchObject({ amount: 210 });
  expect(provider.payments.refund).toHaveBeenCalledWith("sub_1", 310);
  expect(stored.events.at(-1)).toMatchObject({ type: "subscription.withdrawn", data: { amount: 210 } });
});

it("takes a withdrawal although a bank holds the payment, says so once, and waits for the bank", async () => {
  const { context, customers, provider, stored, log } = startPaid();
  provider.payments.refund.mockResolvedValue("charge_disputed");
  expect(await withdraw(context, "ada")).toMatchObject({ amount: 310 });
  expect(await withdraw(context, "ada")).toMatchObject({ amount: 310 });
  const look = async (now: Date) => {
    const due = [stored.customer];
    const takeDue = () => due.shift();
    await checkDueCustomers({ ...context, now: () => now, customers: { ...customers, takeDue } } as never);
  };
  await look(day(40));
  expect(stored.customer).toMatchObject({
    nextCheckAt: expect.any(Date) as unknown,
    unfinished: { reason: "charge_disputed", attempts: 2 },
  });
  provider.payments.refund.mockResolvedValue(undefined);
  await look(day(41));
  expect(stored.customer).toMatchObject({ withdrawal: { doneAt: day(41) }, unfinished: undefined });
  expect(stored.events.filter(({ type }) => type === "subscription.withdrawn")).toHaveLength(1);
  expect(log.error).not.toHaveBeenCalled();
});

it("gives up a refund that the bank of the card's owner refuses, and tells operators once", async () => {
  const { context, customers, provider, stored, log } = startPaid();
  provider.payments.refund.mockResolvedValue("refund_failed");
  await withdraw(context, "ada");
  const due = [stored.customer];
  const takeDue = () => due.shift();
  await checkDueCustomers({ ...context, customers: { ...customers, takeDue } } as never);
  expect(stored.customer).toMatchObject({ unfinished: { reason: "refund_failed", dueAt: null } });
  expect(stored.customer?.nextCheckAt).toBeUndefined();
  expect(log.error).toHaveBeenCalledTimes(1);
});
