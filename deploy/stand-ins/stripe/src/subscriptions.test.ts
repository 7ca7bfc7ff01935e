import type { Stripe } from "stripe";
import { addPrices, beginSubscription, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
let monthly: Stripe.Price;
let yearly: Stripe.Price;
beforeEach(async () => {
  ({ monthly, yearly } = await addPrices(stripe.client));
});

const customer = () => stripe.client.customers.create({ email: "ada@example.org" });
const begin = async () => beginSubscription(stripe.client, monthly.id, (await customer()).id);
const stateOf = async (id: string) => {
  const { status, default_payment_method: method } = await stripe.client.subscriptions.retrieve(id);
  return { status, hasMethod: method !== null };
};
const pay = (intent: string, payment_method: string) =>
  stripe.client.paymentIntents.confirm(intent, { payment_method });

describe("A first payment", () => {
  it("is waited for, with a secret by which the browser can make it", async () => {
    const { subscription, invoice, secret } = await begin();
    expect(subscription).toMatchObject({
      status: "incomplete",
      items: { data: [{ price: { unit_amount: 377 }, quantity: 1 }] },
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
    const [item] = active.items.data;
    const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
  });

  it.each([
    ["pm_card_chargeDeclined", "card_declined", "generic_decline"],
    ["pm_card_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", "expired_card"],
    ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", "incorrect_cvc"],
    ["pm_card_chargeCustomerFail", "card_declined", "generic_decline"],
  ])("is declined for %s, and can be made with another card", async (method, code, declineCode) => {
    const { subscription, invoice, intent } = await begin();
    await expect(pay(intent, method)).rejects.toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code,
      decline_code: declineCode,
      payment_intent: { id: intent, status: "requires_payment_method" },
    });
    expect(await stripe.client.paymentIntents.retrieve(intent)).toMatchObject({
      last_payment_error: { code, decline_code: declineCode },
    });
    expect(await stateOf(subscription.id)).toEqual({ status: "incomplete", hasMethod: false });
    expect((await stripe.client.invoices.retrieve(invoice.id)).attempt_count).toBe(1);
    await pay(intent, "pm_card_mastercard");
    expect(await stateOf(subscription.id)).toEqual({ status: "active", hasMethod: true });
  });

  it("asks for authentication where the card wants it, at an address of its own", async () => {
    const { subscription, intent } = await begin();
    const asked = await stripe.client.paymentIntents.confirm(intent, {
      payment_method: "pm_card_threeDSecure2Required",
      return_url: "https://site.test/subscribe",
    });
    expect(asked).toMatchObject({
      status: "requires_action",
      next_action: {
        type: "redirect_to_url",
        redirect_to_url: { return_url: "https://site.test/subscribe" },
      },
    });
    expect(asked.next_action?.redirect_to_url?.url).toContain(`${stripe.url}/3ds/${intent}`);
    expect(await stateOf(subscription.id)).toMatchObject({ status: "incomplete" });
  });

  it("can't be made twice", async () => {
    const { intent } = await begin();
    await pay(intent, "pm_card_visa");
    await expect(pay(intent, "pm_card_visa")).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
    const { data } = await stripe.client.charges.list({ payment_intent: intent });
    expect(data).toHaveLength(1);
  });

  it("is made at once where a card is known, and must succeed if that is asked for", async () => {
    const { id } = await stripe.client.customers.create({
      payment_method: "pm_card_visa",
      invoice_settings: { default_payment_method: "pm_card_visa" },
    });
    const items = [{ price: monthly.id }];
    expect((await stripe.client.subscriptions.create({ customer: id, items })).status).toBe("active");
    const broke = await stripe.client.customers.create({
      payment_method: "pm_card_chargeCustomerFail",
      invoice_settings: { default_payment_method: "pm_card_chargeCustomerFail" },
    });
    expect((await stripe.client.subscriptions.create({ customer: broke.id, items })).status).toBe(
      "incomplete",
    );
    await expect(
      stripe.client.subscriptions.create({
        customer: broke.id,
        items,
        payment_behavior: "error_if_incomplete",
      }),
    ).rejects.toMatchObject({ statusCode: 402, code: "card_declined" });
    const { data } = await stripe.client.subscriptions.list({ customer: broke.id, status: "all" });
    expect(data).toHaveLength(1);
    await expect(
      stripe.client.subscriptions.create({ customer: (await customer()).id, items }),
    ).rejects.toMatchObject({ code: "resource_missing" });
  });
});

describe("A subscription on a test clock", () => {
  const day = 24 * 3600;
  const start = Date.UTC(2026, 0, 31, 12) / 1000;
  let clock: Stripe.TestHelpers.TestClock;
  let id: string;
  let owner: string;
  const advanceTo = (time: number) =>
    stripe.client.testHelpers.testClocks.advance(clock.id, { frozen_time: time });
  const at = (month: number, dayOfMonth: number, hour = 12) =>
    Date.UTC(2026, month - 1, dayOfMonth, hour) / 1000;
  const setCard = async (method: string) => {
    const { id: card } = await stripe.client.paymentMethods.attach(method, { customer: owner });
    await stripe.client.subscriptions.update(id, { default_payment_method: card });
  };
  const invoices = async () => (await stripe.client.invoices.list({ customer: owner })).data;

  beforeEach(async () => {
    clock = await stripe.client.testHelpers.testClocks.create({ frozen_time: start });
    owner = (await stripe.client.customers.create({ email: "ada@example.org", test_clock: clock.id })).id;
    const { subscription, intent } = await beginSubscription(stripe.client, monthly.id, owner);
    await pay(intent, "pm_card_visa");
    id = subscription.id;
  });

  it("renews each month on the same day, or on the last one, and is paid an hour later", async () => {
    await advanceTo(at(2, 28, 12) + 60);
    expect((await invoices())[0]).toMatchObject({ status: "draft", billing_reason: "subscription_cycle" });
    await advanceTo(at(2, 28, 14));
    expect((await invoices())[0]).toMatchObject({ status: "paid", amount_paid: 377 });
    await advanceTo(at(3, 31, 14));
    const { status, items } = await stripe.client.subscriptions.retrieve(id);
    expect([status, items.data[0]?.current_period_start, items.data[0]?.current_period_end]).toEqual([
      "active",
      at(3, 31),
      at(4, 30),
    ]);
    expect((await invoices()).map((invoice) => invoice.status)).toEqual(["paid", "paid", "paid"]);
    expect((await stripe.client.testHelpers.testClocks.retrieve(clock.id)).status).toBe("ready");
  });

  it("is past due when a renewal fails, and active when the card is mended before the next attempt", async () => {
    await setCard("pm_card_chargeCustomerFail");
    await advanceTo(at(2, 28, 14));
    expect(await stateOf(id)).toMatchObject({ status: "past_due" });
    expect((await invoices())[0]).toMatchObject({
      status: "open",
      attempt_count: 1,
      next_payment_attempt: at(2, 28, 13) + 3 * day,
    });
    expect((await stripe.client.customers.retrieve(owner)) as Stripe.Customer).toMatchObject({
      delinquent: true,
    });
    await setCard("pm_card_visa");
    await advanceTo(at(3, 4));
    expect(await stateOf(id)).toMatchObject({ status: "active" });
    expect((await invoices())[0]).toMatchObject({ status: "paid", attempt_count: 2 });
  });

  it("ends when every attempt has failed", async () => {
    await setCard("pm_card_chargeCustomerFail");
    await advanceTo(at(3, 20));
    const ended = await stripe.client.subscriptions.retrieve(id);
    expect(ended).toMatchObject({ status: "canceled", cancellation_details: { reason: "payment_failed" } });
    expect((await invoices())[0]).toMatchObject({
      status: "open",
      attempt_count: 4,
      next_payment_attempt: null,
    });
    await advanceTo(at(6, 1));
    expect(await invoices()).toHaveLength(2);
  });

  it("can be paid by hand while it is past due", async () => {
    await setCard("pm_card_chargeCustomerFail");
    await advanceTo(at(2, 28, 14));
    const [open] = await invoices();
    const paid = await stripe.client.invoices.pay(open?.id ?? "", { payment_method: "pm_card_visa" });
    expect(paid.status).toBe("paid");
    expect(await stateOf(id)).toMatchObject({ status: "active" });
  });

  it("is past due when the card wants authentication, since nobody is there for it", async () => {
    await setCard("pm_card_authenticationRequired");
    await advanceTo(at(2, 28, 14));
    expect(await stateOf(id)).toMatchObject({ status: "past_due" });
    const [open] = await invoices();
    const { data } = await stripe.client.invoicePayments.list({
      invoice: open?.id ?? "",
      expand: ["data.payment.payment_intent"],
    });
    expect(data[0]?.payment.payment_intent).toMatchObject({
      last_payment_error: { code: "authentication_required" },
    });
  });

  it("ends at the end of its period when it is cancelled for then, unless it is resumed before", async () => {
    const cancelled = await stripe.client.subscriptions.update(id, { cancel_at_period_end: true });
    expect(cancelled).toMatchObject({
      status: "active",
      cancel_at: at(2, 28),
      cancellation_details: { reason: "cancellation_requested" },
    });
    const resumed = await stripe.client.subscriptions.update(id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { reason: null },
    });
    await stripe.client.subscriptions.update(id, { cancel_at_period_end: true });
    await advanceTo(at(3, 1));
    expect(await stripe.client.subscriptions.retrieve(id)).toMatchObject({
      status: "canceled",
      ended_at: at(2, 28),
    });
    expect(await invoices()).toHaveLength(1);
    await expect(
      stripe.client.subscriptions.update(id, { cancel_at_period_end: false }),
    ).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it("ends at once when it is cancelled, and only once", async () => {
    expect(await stripe.client.subscriptions.cancel(id)).toMatchObject({
      status: "canceled",
      ended_at: start,
    });
    await expect(stripe.client.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    const { data } = await stripe.client.subscriptions.list({ customer: owner });
    expect(data).toEqual([]);
  });

  it("expires when its first payment doesn't come within 23 hours", async () => {
    const { subscription, invoice, intent } = await beginSubscription(stripe.client, monthly.id, owner);
    await advanceTo(start + 22 * 3600);
    expect(await stateOf(subscription.id)).toMatchObject({ status: "incomplete" });
    await advanceTo(start + 24 * 3600);
    expect(await stateOf(subscription.id)).toMatchObject({ status: "incomplete_expired" });
    expect((await stripe.client.invoices.retrieve(invoice.id)).status).toBe("void");
    await expect(pay(intent, "pm_card_visa")).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });

  it("is billed at once for another interval, less what wasn't used", async () => {
    await advanceTo(at(2, 14));
    const { items } = await stripe.client.subscriptions.retrieve(id);
    const change = { items: [{ id: items.data[0]?.id ?? "", price: yearly.id }] };
    const preview = await stripe.client.invoices.createPreview({
      subscription: id,
      subscription_details: change,
    });
    const switched = await stripe.client.subscriptions.update(id, { ...change, expand: ["latest_invoice"] });
    const invoice = switched.latest_invoice as Stripe.Invoice;
    expect(switched.items.data[0]).toMatchObject({
      price: { id: yearly.id },
      current_period_start: at(2, 14),
    });
    expect(invoice).toMatchObject({
      status: "paid",
      billing_reason: "subscription_update",
      total: preview.total,
    });
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-189, 3600]);
    expect(invoice.lines.data[0]?.parent?.subscription_item_details?.proration).toBe(true);
  });

  it("is paid at another price from a time on that a trial postpones it to, without a credit for the period", async () => {
    await advanceTo(at(2, 14));
    const { items } = await stripe.client.subscriptions.retrieve(id);
    const [item] = items.data;
    const later = { trial_end: item?.current_period_end ?? 0, proration_behavior: "none" as const };
    const change = { items: [{ id: item?.id ?? "", price: yearly.id }] };
    const past = { ...change, ...later, trial_end: at(2, 13) };
    await expect(stripe.client.subscriptions.update(id, past)).rejects.toMatchObject({ param: "trial_end" });
    const changed = await stripe.client.subscriptions.update(id, { ...change, ...later });
    expect(changed).toMatchObject({
      status: "trialing",
      items: { data: [{ price: { id: yearly.id }, current_period_end: item?.current_period_end }] },
    });
    await advanceTo(at(2, 28, 14));
    expect((await invoices()).map(({ amount_paid: paid, total }) => [paid, total])).toEqual([
      [3600, 3600],
      [0, 0],
      [377, 377],
    ]);
    expect(await stripe.client.subscriptions.retrieve(id)).toMatchObject({
      status: "active",
      items: { data: [{ current_period_start: at(2, 28), current_period_end: at(2, 28) + 365 * day }] },
    });
    expect(await stripe.client.customers.retrieve(owner)).toMatchObject({ balance: 0 });
  });

  it("keeps its price if the switch must be paid at once and can't be", async () => {
    await setCard("pm_card_chargeCustomerFail");
    const { items } = await stripe.client.subscriptions.retrieve(id);
    await expect(
      stripe.client.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id ?? "", price: yearly.id }],
        payment_behavior: "error_if_incomplete",
      }),
    ).rejects.toMatchObject({ statusCode: 402 });
    const { items: after, status } = await stripe.client.subscriptions.retrieve(id);
    expect([after.data[0]?.price.id, status]).toEqual([monthly.id, "active"]);
    expect(await invoices()).toHaveLength(1);
  });

  it("begins with a trial that is free, and is paid after it", async () => {
    const trial = await stripe.client.subscriptions.create({
      customer: owner,
      items: [{ price: monthly.id }],
      trial_period_days: 7,
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      expand: ["pending_setup_intent"],
    });
    expect(trial).toMatchObject({ status: "trialing", trial_end: start + 7 * day });
    const setup = trial.pending_setup_intent as Stripe.SetupIntent;
    const preview = await stripe.client.invoices.createPreview({ subscription: trial.id });
    expect(preview.amount_due).toBe(377);
    await stripe.client.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa" });
    await advanceTo(start + 7 * day + 2 * 3600);
    const active = await stripe.client.subscriptions.retrieve(trial.id, { expand: ["latest_invoice"] });
    expect(active).toMatchObject({ status: "active", latest_invoice: { status: "paid", amount_paid: 377 } });
  });

  it("ends with its trial where no card was saved, if that is asked for", async () => {
    const { id: other } = await stripe.client.customers.create({ test_clock: clock.id });
    const trial = await stripe.client.subscriptions.create({
      customer: other,
      items: [{ price: monthly.id }],
      trial_period_days: 7,
      payment_behavior: "default_incomplete",
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    });
    await advanceTo(start + 8 * day);
    expect(await stateOf(trial.id)).toMatchObject({ status: "canceled" });
    expect((await stripe.client.invoices.list({ customer: other, status: "open" })).data).toEqual([]);
  });

  it("pauses with its trial, if that is asked for, and is in force again once it is resumed and paid", async () => {
    const { id: other } = await stripe.client.customers.create({ test_clock: clock.id });
    const { id: trial } = await stripe.client.subscriptions.create({
      customer: other,
      items: [{ price: monthly.id }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: "pause" } },
    });
    await expect(stripe.client.subscriptions.resume(trial)).rejects.toMatchObject({ statusCode: 400 });
    await advanceTo(start + 60 * day);
    expect(await stateOf(trial)).toMatchObject({ status: "paused" });
    const resumed = await stripe.client.subscriptions.resume(trial, {
      expand: ["latest_invoice.confirmation_secret"],
    });
    expect(resumed.status).toBe("paused");
    const { confirmation_secret: secret, amount_due } = resumed.latest_invoice as Stripe.Invoice;
    expect(amount_due).toBe(377);
    await pay(secret?.client_secret.split("_secret_")[0] ?? "", "pm_card_visa");
    expect(await stateOf(trial)).toMatchObject({ status: "active" });
    const { data } = await stripe.client.subscriptions.list({ customer: other });
    expect(data[0]?.items.data[0]?.current_period_start).toBe(start + 60 * day);
  });

  it("goes with its customer", async () => {
    await stripe.client.customers.del(owner);
    expect(await stripe.client.customers.retrieve(owner)).toEqual(expect.objectContaining({ deleted: true }));
    expect(await stateOf(id)).toMatchObject({ status: "canceled" });
    expect((await stripe.client.invoices.list({ customer: owner })).data).toHaveLength(1);
  });
});

describe("A refund", () => {
  it("gives back all that was paid, or a part, and never more", async () => {
    const { intent } = await begin();
    await pay(intent, "pm_card_visa");
    const part = await stripe.client.refunds.create({ payment_intent: intent, amount: 100 });
    expect(part).toMatchObject({ status: "succeeded", amount: 100, currency: "usd" });
    await expect(stripe.client.refunds.create({ payment_intent: intent, amount: 300 })).rejects.toThrow(
      "Refund amount ($3.00) is greater than unrefunded amount on charge ($2.77)",
    );
    expect((await stripe.client.refunds.create({ payment_intent: intent })).amount).toBe(277);
    await expect(stripe.client.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    const { data } = await stripe.client.charges.list({ payment_intent: intent, expand: ["data.refunds"] });
    expect(data).toMatchObject([
      { refunded: true, amount_refunded: 377, refunds: { data: [{ amount: 277 }, { amount: 100 }] } },
    ]);
  });
});

describe("A payment that its owner disputes", () => {
  it.each(["won", "lost"] as const)("is with the bank until the dispute is %s", async (status) => {
    const { intent } = await begin();
    await pay(intent, "pm_card_createDispute");
    const [dispute] = (await stripe.client.disputes.list({ payment_intent: intent })).data;
    expect(dispute).toMatchObject({ status: "needs_response", amount: 377 });
    const refund = () => stripe.client.refunds.create({ payment_intent: intent });
    await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" });
    const evidence = { uncategorized_text: status === "won" ? "winning_evidence" : "losing_evidence" };
    const closed = await stripe.client.disputes.update(dispute?.id ?? "", { evidence, submit: true });
    expect(closed.status).toBe(status);
    if (status === "won") await expect(refund()).resolves.toMatchObject({ amount: 377 });
    else await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" });
    const { data: told } = await stripe.client.events.list({ types: ["charge.dispute.closed"] });
    expect(told).toHaveLength(1);
  });
});

it("A refund to a card that has been closed fails, and the payment counts as kept", async () => {
  const { intent } = await begin();
  await pay(intent, "pm_card_refundFail");
  const { id } = await stripe.client.refunds.create({ payment_intent: intent });
  expect(await stripe.client.refunds.retrieve(id)).toMatchObject({ status: "failed" });
  const { data } = await stripe.client.charges.list({ payment_intent: intent });
  expect(data).toMatchObject([{ refunded: false, amount_refunded: 0 }]);
});

describe("A card", () => {
  it("is saved without a payment, and is the customer's default then", async () => {
    const { id } = await customer();
    const setup = await stripe.client.setupIntents.create({
      customer: id,
      automatic_payment_methods: { enabled: true },
    });
    const done = await stripe.client.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa" });
    expect(done.status).toBe("succeeded");
    const { data } = await stripe.client.customers.listPaymentMethods(id);
    const saved = done.payment_method as string;
    expect(data.map((method) => method.id)).toEqual([saved]);
    const changed = await stripe.client.customers.update(id, {
      invoice_settings: { default_payment_method: saved },
    });
    expect(changed.invoice_settings.default_payment_method).toBe(saved);
    await stripe.client.paymentMethods.detach(saved);
    expect((await stripe.client.customers.listPaymentMethods(id)).data).toEqual([]);
  });

  it("isn't saved if it would be declined", async () => {
    const { id } = await customer();
    const setup = await stripe.client.setupIntents.create({ customer: id });
    await expect(
      stripe.client.setupIntents.confirm(setup.id, { payment_method: "pm_card_chargeDeclined" }),
    ).rejects.toMatchObject({ code: "card_declined", setup_intent: { status: "requires_payment_method" } });
  });

  it.each([
    ["4242424242424241", "12", "34", "123", "incorrect_number"],
    ["4242424242424242", "13", "34", "123", "invalid_expiry_month"],
    ["4242424242424242", "12", "2020", "123", "invalid_expiry_year"],
    ["4242424242424242", "12", "34", "1", "invalid_cvc"],
    ["4111111111111111", "12", "34", "123", "card_declined"],
  ])("is refused in a browser with number %s, %s/%s and code %s", async (number, month, year, cvc, code) => {
    const response = await stripe.asBrowser("/v1/payment_methods", {
      type: "card",
      ...{ "card[number]": number, "card[exp_month]": month, "card[exp_year]": year, "card[cvc]": cvc },
    });
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ error: { type: "card_error", code } });
  });

  it("is confirmed by a browser that knows the payment's secret, and by no other", async () => {
    const { intent, secret } = await begin();
    const confirm = (client_secret: string) =>
      stripe.asBrowser(`/v1/payment_intents/${intent}/confirm`, {
        client_secret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": "4242 4242 4242 4242",
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "34",
        "payment_method_data[card][cvc]": "123",
      });
    expect((await confirm(`${intent}_secret_wrong`)).status).toBe(400);
    const confirmed = await confirm(secret);
    expect(await confirmed.json()).toMatchObject({ status: "succeeded" });
  });
});
