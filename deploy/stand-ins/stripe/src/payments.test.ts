import type { Stripe } from "stripe";
import { addPrices, beginSubscription, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
let monthly: Stripe.Price;
beforeEach(async () => {
  ({ monthly } = await addPrices(stripe.client));
});

const newCustomer = async () => (await stripe.client.customers.create({ email: "ada@example.org" })).id;
const begin = async () => beginSubscription(stripe.client, monthly.id, await newCustomer());
const pay = (intent: string, payment_method: string) =>
  stripe.client.paymentIntents.confirm(intent, { payment_method });
const chargesOf = async (intent: string) =>
  (await stripe.client.charges.list()).data.filter(({ payment_intent: id }) => id === intent);

describe("A first payment", () => {
  it("waits for a browser, which is given a secret", async () => {
    const { subscription, invoice, secret } = await begin();
    expect(subscription).toMatchObject({
      status: "incomplete",
      items: { data: [{ price: { id: monthly.id } }] },
    });
    expect(invoice).toMatchObject({ status: "open", amount_due: 377, billing_reason: "subscription_create" });
    expect(secret).toMatch(/^pi_\w+_secret_\w+$/);
  });

  it("activates the subscription, pays the invoice and saves the card", async () => {
    const { subscription, invoice, intent } = await begin();
    expect((await pay(intent, "pm_card_visa")).status).toBe("succeeded");
    const active = await stripe.client.subscriptions.retrieve(subscription.id, {
      expand: ["default_payment_method", "latest_invoice"],
    });
    expect(active).toMatchObject({
      status: "active",
      default_payment_method: { card: { brand: "visa", last4: "4242" }, customer: subscription.customer },
      latest_invoice: { id: invoice.id, status: "paid", amount_paid: 377, amount_remaining: 0 },
    });
    await expect(pay(intent, "pm_card_visa")).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
    expect(await chargesOf(intent)).toHaveLength(1);
  });

  it.each([
    ["pm_card_chargeDeclined", "card_declined", "generic_decline"],
    ["pm_card_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", "expired_card"],
    ["pm_card_chargeCustomerFail", "card_declined", "generic_decline"],
  ])("is declined for %s, and can be made with another card", async (method, code, declineCode) => {
    const { subscription, invoice, intent } = await begin();
    await expect(pay(intent, method)).rejects.toMatchObject({
      ...{ type: "StripeCardError", statusCode: 402, code, decline_code: declineCode },
      payment_intent: { id: intent, status: "requires_payment_method", last_payment_error: { code } },
    });
    expect((await stripe.client.subscriptions.retrieve(subscription.id)).status).toBe("incomplete");
    expect((await stripe.client.invoices.retrieve(invoice.id)).attempt_count).toBe(1);
    await pay(intent, "pm_card_mastercard");
    expect((await stripe.client.subscriptions.retrieve(subscription.id)).status).toBe("active");
  });

  it("is made at once with a card that is known, where no browser is to make it", async () => {
    const items = [{ price: monthly.id }];
    const subscribe = async (card: string) => {
      const { id: customer } = await stripe.client.customers.create({
        payment_method: card,
        invoice_settings: { default_payment_method: card },
      });
      return (await stripe.client.subscriptions.create({ customer, items })).status;
    };
    expect(await subscribe("pm_card_visa")).toBe("active");
    expect(await subscribe("pm_card_chargeCustomerFail")).toBe("incomplete");
    const customer = await newCustomer();
    await expect(stripe.client.subscriptions.create({ customer, items })).rejects.toMatchObject({
      code: "resource_missing",
    });
  });
});

describe("A refund", () => {
  it("gives back a part or all that is left, and never more", async () => {
    const { intent } = await begin();
    await pay(intent, "pm_card_visa");
    const refund = (amount?: number) =>
      stripe.client.refunds.create({ payment_intent: intent, ...(amount !== undefined && { amount }) });
    expect(await refund(100)).toMatchObject({ status: "succeeded", amount: 100, currency: "usd" });
    await expect(refund(300)).rejects.toThrow(
      "Refund amount ($3.00) is greater than unrefunded amount on charge ($2.77)",
    );
    expect((await refund()).amount).toBe(277);
    await expect(refund()).rejects.toMatchObject({ code: "charge_already_refunded" });
    const [charge] = await chargesOf(intent);
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 377 });
    const { data } = await stripe.client.refunds.list({ charge: charge?.id ?? "" });
    expect(data.map(({ amount }) => amount)).toEqual([277, 100]);
  });

  it("to a closed card fails after it has succeeded", async () => {
    const { intent } = await begin();
    await pay(intent, "pm_card_refundFail");
    expect((await stripe.client.refunds.create({ payment_intent: intent })).status).toBe("succeeded");
    expect((await stripe.client.refunds.list()).data).toMatchObject([{ status: "failed" }]);
    expect(await chargesOf(intent)).toMatchObject([{ refunded: false, amount_refunded: 0 }]);
  });
});

it.each(["won", "lost"] as const)(
  "holds a disputed payment at the bank until the dispute is %s",
  async (status) => {
    const { intent } = await begin();
    await pay(intent, "pm_card_createDispute");
    const [charge] = await chargesOf(intent);
    const { data } = await stripe.client.disputes.list({ charge: charge?.id ?? "" });
    expect(data).toMatchObject([{ status: "needs_response", amount: 377 }]);
    const refund = () => stripe.client.refunds.create({ payment_intent: intent });
    await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" });
    const evidence = { uncategorized_text: status === "won" ? "winning_evidence" : "losing_evidence" };
    const close = () => stripe.client.disputes.update(data[0]?.id ?? "", { evidence, submit: true });
    expect((await close()).status).toBe(status);
    await expect(close()).rejects.toMatchObject({ code: "dispute_already_closed" });
    if (status === "won") await expect(refund()).resolves.toMatchObject({ amount: 377 });
    else await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" });
  },
);

describe("A card", () => {
  it("is saved without a payment, can be the customer's default, and is detached", async () => {
    const id = await newCustomer();
    const setup = await stripe.client.setupIntents.create({ customer: id });
    const done = await stripe.client.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa" });
    expect(done.status).toBe("succeeded");
    const cards = async () =>
      (await stripe.client.customers.listPaymentMethods(id)).data.map((method) => method.id);
    const saved = done.payment_method as string;
    expect(await cards()).toEqual([saved]);
    const settings = { invoice_settings: { default_payment_method: saved } };
    expect(await stripe.client.customers.update(id, settings)).toMatchObject(settings);
    await stripe.client.paymentMethods.detach(saved);
    expect(await cards()).toEqual([]);
    expect(await stripe.client.customers.retrieve(id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
  });

  it("isn't saved if it would be declined", async () => {
    const setup = await stripe.client.setupIntents.create({ customer: await newCustomer() });
    await expect(
      stripe.client.setupIntents.confirm(setup.id, { payment_method: "pm_card_chargeDeclined" }),
    ).rejects.toMatchObject({ code: "card_declined", setup_intent: { status: "requires_payment_method" } });
  });

  const confirm = (intent: string, client_secret: string, card: Record<string, string> = {}) => {
    const typed = { number: "4242 4242 4242 4242", exp_month: "12", exp_year: "34", cvc: "123", ...card };
    const fields = Object.entries(typed).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ]);
    return stripe.asBrowser(`/v1/payment_intents/${intent}/confirm`, {
      ...{ client_secret, "payment_method_data[type]": "card" },
      ...(Object.fromEntries(fields) as Record<string, string>),
    });
  };

  it.each([
    ["number", "4242424242424241", "incorrect_number"],
    ["exp_month", "13", "invalid_expiry_month"],
    ["exp_year", "2020", "invalid_expiry_year"],
    ["cvc", "1", "invalid_cvc"],
    ["number", "4111111111111111", "card_declined"],
  ])("is refused in a browser with %s %s", async (name, value, code) => {
    const { intent, secret } = await begin();
    const response = await confirm(intent, secret, { [name]: value });
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ error: { type: "card_error", code } });
  });

  it("pays in a browser that knows the payment's secret, and in no other", async () => {
    const { intent, secret } = await begin();
    expect((await confirm(intent, `${intent}_secret_wrong`)).status).toBe(400);
    expect(await (await confirm(intent, secret)).json()).toMatchObject({ status: "succeeded" });
  });
});
