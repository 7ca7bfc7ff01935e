import type { Stripe } from "stripe";
import { addPrices, beginSubscription, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
const at = (month: number, dayOfMonth: number, hour = 12) =>
  Date.UTC(2041, month - 1, dayOfMonth, hour) / 1000;
/** The hour of an instant: the account's clock goes on while a test runs. */
const hourOf = (seconds: number | null | undefined) =>
  new Date((seconds ?? 0) * 1000).toISOString().slice(5, 13);

let monthly: Stripe.Price;
let yearly: Stripe.Price;
let owner: string;
let id: string;
beforeEach(async () => {
  ({ monthly, yearly } = await addPrices(stripe.client));
  await stripe.advanceTo(at(1, 31));
  owner = (await stripe.client.customers.create({ email: "ada@example.org" })).id;
  const { subscription, intent } = await beginSubscription(stripe.client, monthly.id, owner);
  await stripe.client.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  id = subscription.id;
});

const current = async () => {
  const subscription = await stripe.client.subscriptions.retrieve(id);
  return { ...subscription, item: subscription.items.data[0] };
};
const statusOf = async (one: string) => (await stripe.client.subscriptions.retrieve(one)).status;
const invoices = async () => (await stripe.client.invoices.list({ customer: owner })).data;
const setCard = async (method: string) => {
  const { id: card } = await stripe.client.paymentMethods.attach(method, { customer: owner });
  await stripe.client.subscriptions.update(id, { default_payment_method: card });
};
const switchTo = async (price: string, more: Partial<Stripe.SubscriptionUpdateParams> = {}) =>
  stripe.client.subscriptions.update(id, {
    items: [{ id: (await current()).item?.id ?? "", price }],
    proration_behavior: "always_invoice",
    ...more,
  });

describe("A renewal", () => {
  it("comes each month on the same day, or on the last one, and is paid an hour later", async () => {
    await stripe.advanceTo(at(2, 28) + 120);
    expect((await invoices())[0]).toMatchObject({ status: "draft", billing_reason: "subscription_cycle" });
    await stripe.advanceTo(at(2, 28, 14));
    expect((await invoices())[0]).toMatchObject({ status: "paid", amount_paid: 377 });
    await stripe.advanceTo(at(3, 31, 14));
    const { status, item } = await current();
    expect([status, hourOf(item?.current_period_start), hourOf(item?.current_period_end)]).toEqual([
      "active",
      "03-31T12",
      "04-30T12",
    ]);
    expect((await invoices()).map((invoice) => invoice.status)).toEqual(["paid", "paid", "paid"]);
  });

  it("that fails makes it past due, and active once another card pays the next attempt", async () => {
    await setCard("pm_card_chargeCustomerFail");
    await stripe.advanceTo(at(2, 28, 14));
    expect(await statusOf(id)).toBe("past_due");
    const [open] = await invoices();
    expect(open).toMatchObject({ status: "open", attempt_count: 1 });
    expect(hourOf(open?.next_payment_attempt)).toBe("03-03T13");
    expect(await stripe.client.customers.retrieve(owner)).toMatchObject({ delinquent: true });
    await setCard("pm_card_visa");
    await stripe.advanceTo(at(3, 4));
    expect(await statusOf(id)).toBe("active");
    expect((await invoices())[0]).toMatchObject({ status: "paid", attempt_count: 2 });
  });

  it("that fails four times ends it", async () => {
    await setCard("pm_card_chargeCustomerFail");
    await stripe.advanceTo(at(3, 20));
    expect(await current()).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
    expect((await invoices())[0]).toMatchObject({
      status: "open",
      attempt_count: 4,
      next_payment_attempt: null,
    });
    await stripe.advanceTo(at(6, 1));
    expect(await invoices()).toHaveLength(2);
  });

  it("that fails can be paid with another card by hand", async () => {
    await setCard("pm_card_chargeCustomerFail");
    await stripe.advanceTo(at(2, 28, 14));
    const [open] = await invoices();
    const paid = await stripe.client.invoices.pay(open?.id ?? "", { payment_method: "pm_card_visa" });
    expect(paid.status).toBe("paid");
    expect(await statusOf(id)).toBe("active");
  });

  it("with a card that asks for authentication fails, since its owner is not there", async () => {
    await setCard("pm_card_authenticationRequired");
    await stripe.advanceTo(at(2, 28, 14));
    expect(await statusOf(id)).toBe("past_due");
    const [{ latest_charge: charge } = {}] = (await stripe.client.paymentIntents.list()).data;
    expect(await stripe.client.charges.retrieve(charge as string)).toMatchObject({
      failure_code: "authentication_required",
    });
  });
});

describe("A subscription", () => {
  it("ends with its period when it is canceled for then, unless that is undone", async () => {
    const { subscriptions } = stripe.client;
    const canceled = await subscriptions.update(id, { cancel_at_period_end: true });
    expect(canceled).toMatchObject({
      status: "active",
      cancellation_details: { reason: "cancellation_requested" },
    });
    expect(hourOf(canceled.cancel_at)).toBe("02-28T12");
    expect(await subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      ...{ cancel_at: null, canceled_at: null, cancellation_details: { reason: null } },
    });
    await subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.advanceTo(at(3, 1));
    const ended = await current();
    expect([ended.status, hourOf(ended.ended_at)]).toEqual(["canceled", "02-28T12"]);
    expect(await invoices()).toHaveLength(1);
    await expect(subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it("ends at once when it is canceled, and only once", async () => {
    expect((await stripe.client.subscriptions.cancel(id)).status).toBe("canceled");
    await expect(stripe.client.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    const list = async (params: Stripe.SubscriptionListParams) =>
      (await stripe.client.subscriptions.list({ customer: owner, ...params })).data.length;
    expect([await list({}), await list({ status: "all" })]).toEqual([0, 1]);
  });

  it("expires when its first payment doesn't come within 23 hours", async () => {
    const { subscription, invoice, intent } = await beginSubscription(stripe.client, monthly.id, owner);
    await stripe.advanceTo(at(2, 1, 10));
    expect(await statusOf(subscription.id)).toBe("incomplete");
    await stripe.advanceTo(at(2, 1, 12));
    expect(await statusOf(subscription.id)).toBe("incomplete_expired");
    expect((await stripe.client.invoices.retrieve(invoice.id)).status).toBe("void");
    await expect(
      stripe.client.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" }),
    ).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
  });
});

describe("A switch to another price", () => {
  it("to another interval is billed at once, less the unused time", async () => {
    await stripe.advanceTo(at(2, 14));
    const switched = await switchTo(yearly.id, { expand: ["latest_invoice"] });
    const invoice = switched.latest_invoice as Stripe.Invoice;
    expect(hourOf(switched.items.data[0]?.current_period_start)).toBe("02-14T12");
    expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-189, 3600]);
    expect(invoice.lines.data[0]?.parent?.subscription_item_details?.proration).toBe(true);
  });

  it("is paid from the end of a trial on that postpones it, without a credit", async () => {
    await stripe.advanceTo(at(2, 14));
    const end = (await current()).item?.current_period_end ?? 0;
    const later = { trial_end: end, proration_behavior: "none" } as const;
    await expect(switchTo(yearly.id, { ...later, trial_end: at(2, 13) })).rejects.toMatchObject({
      param: "trial_end",
    });
    expect(await switchTo(yearly.id, later)).toMatchObject({
      status: "trialing",
      items: { data: [{ price: { id: yearly.id }, current_period_end: end }] },
    });
    await stripe.advanceTo(at(2, 28, 14));
    expect((await invoices()).map(({ amount_paid: paid, total }) => [paid, total])).toEqual([
      [3600, 3600],
      [0, 0],
      [377, 377],
    ]);
    const { status, item } = await current();
    expect([status, hourOf(item?.current_period_end)]).toEqual(["active", "02-28T12"]);
    expect(await stripe.client.customers.retrieve(owner)).toMatchObject({ balance: 0 });
  });

  it.each([
    ["pm_card_chargeCustomerFail", "card_declined"],
    ["pm_card_authenticationRequired", "subscription_payment_intent_requires_action"],
  ])("that must be paid at once doesn't happen with %s", async (card, code) => {
    await setCard(card);
    const switching = switchTo(yearly.id, { payment_behavior: "error_if_incomplete" });
    await expect(switching).rejects.toMatchObject({ statusCode: 402, code });
    expect((await current()).item?.price.id).toBe(monthly.id);
    expect(await invoices()).toHaveLength(1);
  });

  it("is refused where prorations would be billed later", async () => {
    const { item } = await current();
    const items = [{ id: item?.id ?? "", price: yearly.id }];
    await expect(stripe.client.subscriptions.update(id, { items })).rejects.toThrow(
      "does not implement proration_behavior=create_prorations",
    );
  });
});

describe("A trial", () => {
  const newTrial = async (missing_payment_method: "cancel" | "create_invoice" | "pause") => {
    const { id: customer } = await stripe.client.customers.create();
    return stripe.client.subscriptions.create({
      ...{ customer, items: [{ price: monthly.id }], trial_period_days: 7 },
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      trial_settings: { end_behavior: { missing_payment_method } },
      expand: ["pending_setup_intent"],
    });
  };

  it("is paid after its end, with a card that is saved before", async () => {
    const trial = await newTrial("cancel");
    expect([trial.status, hourOf(trial.trial_end)]).toEqual(["trialing", "02-07T12"]);
    const preview = await stripe.client.invoices.createPreview({ subscription: trial.id });
    expect(preview.amount_due).toBe(377);
    const setup = trial.pending_setup_intent as Stripe.SetupIntent;
    await stripe.client.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa" });
    await stripe.advanceTo(at(2, 7, 14));
    expect(
      await stripe.client.subscriptions.retrieve(trial.id, { expand: ["latest_invoice"] }),
    ).toMatchObject({ status: "active", latest_invoice: { status: "paid", amount_paid: 377 } });
  });

  it.each([
    ["cancel", "canceled"],
    ["create_invoice", "past_due"],
    ["pause", "paused"],
  ] as const)("without a card and with %s is %s after its end", async (behavior, status) => {
    const { id: trial } = await newTrial(behavior);
    await stripe.advanceTo(at(2, 7, 14));
    expect(await statusOf(trial)).toBe(status);
  });

  it("that was paused is active again once it is resumed and paid", async () => {
    const { id: trial } = await newTrial("pause");
    await expect(stripe.client.subscriptions.resume(trial)).rejects.toMatchObject({ statusCode: 400 });
    await stripe.advanceTo(at(4, 1));
    const resumed = await stripe.client.subscriptions.resume(trial, {
      expand: ["latest_invoice.confirmation_secret"],
    });
    expect(resumed.status).toBe("paused");
    expect(hourOf(resumed.items.data[0]?.current_period_start)).toBe("04-01T12");
    const { confirmation_secret: secret, amount_due } = resumed.latest_invoice as Stripe.Invoice;
    expect(amount_due).toBe(377);
    const [intent = ""] = secret?.client_secret.split("_secret_") ?? [];
    await stripe.client.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    expect(await statusOf(trial)).toBe("active");
  });
});
