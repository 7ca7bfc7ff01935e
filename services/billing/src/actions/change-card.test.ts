import { TooManyAttempts } from "@wordlehint/runtime";
import Stripe from "stripe";
import { Declined, ProviderAway } from "../clients/provider-faults.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import { customerWith, startFakes } from "./billing.fixture.ts";
import { beginCard, useAnnouncedCard, useCard } from "./change-card.ts";
import { refreshCustomer } from "./refresh-customer.ts";

const declined = new Declined(
  new Stripe.errors.StripeCardError({ type: "card_error", message: "Declined." }),
);

/** Ada, who is to pay two invoices, and has set a card up. */
async function startLate() {
  const fakes = startFakes({ subscriptions: [subscriptionWith({ status: "past_due" })] });
  const { provider, context, stored } = fakes;
  const card = { customerId: "cus_ada", paymentMethod: "pm_1", begunAt: day(1) };
  provider.payments.unpaidSince.mockResolvedValue(day(0));
  provider.payments.openInvoices.mockResolvedValue(["in_1", "in_2"]);
  provider.cards.find.mockResolvedValue(card);
  await refreshCustomer(context, "ada");
  return { ...fakes, card, ada: stored.customer ?? customerWith() };
}

it("lets nobody try many cards", async () => {
  const { context, provider, attempt } = startFakes();
  attempt.isAllowed = false;
  await expect(beginCard(context, "ada")).rejects.toThrow(TooManyAttempts);
  expect(provider.cards.begin).not.toHaveBeenCalled();
});

it("pays all that is late with a new card, and asks its owner to agree where the bank wants it", async () => {
  const { context, provider } = await startLate();
  provider.payments.pay.mockResolvedValueOnce("pi_1_secret_1");
  expect(await useCard(context, "ada", "seti_1")).toMatchObject({
    payment: { clientSecret: "pi_1_secret_1" },
  });
  expect(provider.payments.pay.mock.calls).toEqual([
    ["in_1", "pm_1"],
    ["in_2", "pm_1"],
  ]);
  expect(provider.customers.useCard).toHaveBeenCalledWith("cus_ada", "pm_1");
  expect(provider.subscriptions.useCard).toHaveBeenCalledWith("sub_1", "pm_1");
});

it.each([
  ["paid", "active"],
  ["free", "trialing"],
])("has the next payments of a subscription that is %s made with the new card", async (_what, status) => {
  const { context, provider } = startFakes({ subscriptions: [subscriptionWith({ status })] });
  provider.cards.find.mockResolvedValue({ customerId: "cus_ada", paymentMethod: "pm_1", begunAt: day(1) });
  await refreshCustomer(context, "ada");
  expect(await useCard(context, "ada", "seti_1")).toMatchObject({ payment: null });
  expect(provider.subscriptions.useCard).toHaveBeenCalledWith("sub_1", "pm_1");
  expect(provider.payments.pay).not.toHaveBeenCalled();
});

it("keeps the card that was set up last, in whatever order cards are announced", async () => {
  const { context, provider, customers, ada } = await startLate();
  customers.noteCard.mockResolvedValue(false);
  await useAnnouncedCard(context, ada, "seti_1");
  expect(customers.noteCard).toHaveBeenCalledWith("ada", day(1));
  expect(provider.customers.useCard).not.toHaveBeenCalled();
  expect(provider.payments.pay).not.toHaveBeenCalled();
});

it("tells its owner that a card was refused, and nobody where the provider has announced it", async () => {
  const { context, provider, ada } = await startLate();
  provider.payments.pay.mockRejectedValue(declined);
  await expect(useCard(context, "ada", "seti_1")).rejects.toThrow("Declined.");
  await useAnnouncedCard(context, ada, "seti_1");
  provider.payments.pay.mockRejectedValue(new ProviderAway());
  await expect(useAnnouncedCard(context, ada, "seti_1")).rejects.toThrow(ProviderAway);
});

it("uses no card that was announced for another customer", async () => {
  const { context, provider, card, ada } = await startLate();
  provider.cards.find.mockResolvedValue({ ...card, customerId: "cus_grace" });
  await useAnnouncedCard(context, ada, "seti_1");
  expect(provider.customers.useCard).not.toHaveBeenCalled();
});

it("keeps a card for later where the subscription has ended", async () => {
  const { context, provider, atProvider } = await startLate();
  atProvider.subscriptions = [subscriptionWith({ status: "canceled", endedAt: day(1) })];
  await refreshCustomer(context, "ada");
  expect(await useCard(context, "ada", "seti_1")).toMatchObject({ payment: null });
  expect(provider.customers.useCard).toHaveBeenCalledWith("cus_ada", "pm_1");
  expect(provider.payments.pay).not.toHaveBeenCalled();
});
