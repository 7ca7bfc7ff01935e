import Stripe from "stripe";
import { day } from "../domain/provider-subscription.fixture.ts";
import { createPayments } from "./payments.ts";
import { Declined } from "./provider-faults.ts";

const secondsOf = (time: Date) => time.getTime() / 1000;
const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
const refusal = (code: string) => new StripeInvalidRequestError({ type: "invalid_request_error", code });
const cardError = (code: string) => new StripeCardError({ type: "card_error", code, message: "Declined." });

const paidBy = (payment_intent: string | undefined, amount_paid = 377) => ({
  data: [{ status: "paid", amount_paid, payment: { payment_intent } }],
});
const invoice = (id: string, fields: object = {}) => ({
  ...{ id, number: `N-${id}`, status: "paid", created: secondsOf(day(0)), currency: "usd", total: 377 },
  ...{ amount_due: 377, customer: "cus_ada", status_transitions: { paid_at: secondsOf(day(0)) } },
  ...{ total_taxes: null, total_discount_amounts: null, payments: paidBy(`pi_of_${id}`) },
  ...{ period_start: 0, period_end: 0, lines: { data: [] } },
  ...fields,
});

/** An invoice's payment, with its outcome. */
type Fate = { refunds?: object[]; disputes?: object[] };
const refundOf = (amount: number, status = "succeeded") => ({ amount, status });
const disputeOf = (status: string, amount = 377) => ({ amount, status });
const chargeFor = (id: string, { refunds = [], disputes = [] }: Fate) => ({
  ...{ id: `ch_of_${id}`, payment_intent: `pi_of_${id}`, amount: 377 },
  ...{ disputed: disputes.length > 0, amount_refunded: refunds.length > 0 ? 1 : 0 },
});

/**
 * The client of a Stripe account with these invoices; each was paid by a payment intent of its own, of which something may
 * have been given back.
 */
function startWith({
  invoices = [],
  hasMore = false,
  fates = {},
  isPaid = true,
}: {
  invoices?: object[];
  hasMore?: boolean;
  fates?: Readonly<Record<string, Fate>>;
  isPaid?: boolean;
} = {}) {
  const fateOf = (charge: string) => fates[charge.replace("ch_of_", "")] ?? {};
  const refunds = jest.fn((_refund: object, _options: object) => Promise.resolve());
  const stripe = {
    invoices: {
      list: jest.fn(() => ({
        autoPagingToArray: () => Promise.resolve(invoices),
        then: (resolve: (page: object) => void) => resolve({ data: invoices, has_more: hasMore }),
      })),
      voidInvoice: jest.fn(() => Promise.resolve<object>({})),
      retrieve: jest.fn(() => Promise.resolve<object>(invoices[0] ?? {})),
      pay: jest.fn(() => Promise.resolve()),
    },
    invoicePayments: {
      list: ({ invoice }: { invoice: string }) => {
        const latest_charge = chargeFor(invoice, fates[invoice] ?? {});
        const payment = { payment_intent: { id: `pi_of_${invoice}`, latest_charge } };
        return Promise.resolve({ data: isPaid ? [{ payment }] : [] });
      },
    },
    charges: { list: () => Object.entries(fates).map(([id, fate]) => chargeFor(id, fate)) },
    refunds: {
      create: refunds,
      list: ({ charge }: { charge: string }) => Promise.resolve({ data: fateOf(charge).refunds ?? [] }),
    },
    disputes: {
      list: ({ charge }: { charge: string }) => Promise.resolve({ data: fateOf(charge).disputes ?? [] }),
    },
  };
  return { payments: createPayments(stripe as unknown as Stripe), ...stripe.invoices, refunds };
}

it("adds up what was paid since the first payment, for which a free trial doesn't count, and for which time it was", async () => {
  const line = (from: number, to: number, amount: number, fields: object = {}) => ({
    ...{ amount, discount_amounts: [], taxes: [] },
    period: { start: secondsOf(day(from)), end: secondsOf(day(to)) },
    ...fields,
  });
  const paidAt = (time: Date, amount: number, ...lines: object[]) => ({
    payments: paidBy("pi_1", amount),
    status_transitions: { paid_at: secondsOf(time) },
    lines: { data: lines },
  });
  const tax = (amount: number, tax_behavior: string) => ({ amount, tax_behavior });
  const reduced = { discount_amounts: [{ amount: 70 }] };
  const taxed = { taxes: [tax(31, "exclusive"), tax(12, "inclusive")] };
  const invoices = [
    invoice("in_3", paidAt(day(12), 3400, line(12, 38, -300), line(12, 377, 3770, reduced))),
    invoice("in_2", paidAt(day(7), 408, line(7, 38, 377, taxed))),
    invoice("in_1", paidAt(day(0), 0, line(0, 7, 0))),
  ];
  const { payments } = startWith({ invoices });
  expect(await payments.paidFor("sub_1")).toEqual({
    ...{ firstAt: day(7), amount: 3808, givenBack: 0, currency: "usd" },
    parts: [
      { from: day(12), to: day(38), amount: -300 },
      { from: day(12), to: day(377), amount: 3700 },
      { from: day(7), to: day(38), amount: 408 },
    ],
  });
  const free = startWith({ invoices: invoices.slice(2) }).payments;
  expect(await free.paidFor("sub_1")).toBeNull();
});

it("counts a late payment from the oldest unpaid invoice on", async () => {
  const invoices = [day(62), day(31), day(93)].map((time) => ({ created: secondsOf(time) }));
  expect(await startWith({ invoices }).payments.unpaidSince("sub_1")).toEqual(day(31));
  expect(await startWith().payments.unpaidSince("sub_1")).toBeNull();
});

it("gives an amount back of the latest payments first, and goes on after one that was given back already", async () => {
  const invoices = [invoice("in_3"), invoice("in_2"), invoice("in_1")];
  const { payments, refunds } = startWith({ invoices });
  refunds.mockRejectedValueOnce(refusal("charge_already_refunded"));
  expect(await payments.refund("sub_1", 0)).toBeUndefined();
  await payments.refund("sub_1", 500);
  expect(refunds.mock.calls.map(([refund]) => refund)).toMatchObject([
    { payment_intent: "pi_of_in_3", amount: 377 },
    { payment_intent: "pi_of_in_2", amount: 123 },
  ]);
});

it("says why a payment can't be given back, and gives the others back", async () => {
  const { payments, refunds } = startWith({ invoices: [invoice("in_2"), invoice("in_1")] });
  refunds.mockRejectedValueOnce(refusal("amount_too_large"));
  expect(await payments.refund("sub_1", 754)).toBe("amount_too_large");
  expect(refunds).toHaveBeenCalledTimes(2);
});

it("counts nothing as paid that was paid from a credit or past the provider", async () => {
  const invoices = [
    invoice("in_2", { amount_due: 300, payments: paidBy("pi_2", 300) }),
    invoice("in_1", { payments: paidBy(undefined) }),
  ];
  const { payments } = startWith({ invoices });
  expect(await payments.paidFor("sub_1")).toMatchObject({ amount: 300 });
  expect((await payments.invoices("cus_ada", undefined)).invoices).toMatchObject([
    { amount: 377, fromCredit: 77 },
    { amount: 377, fromCredit: 0 },
  ]);
});

it("leaves to the bank what it holds, and takes it from no other payment", async () => {
  const invoices = [invoice("in_2"), invoice("in_1")];
  const disputed = (status: string) =>
    startWith({ invoices, fates: { in_2: { disputes: [disputeOf(status)] } } });
  const open = disputed("needs_response");
  expect(await open.payments.refund("sub_1", 500)).toBe("charge_disputed");
  expect(open.refunds.mock.calls.map(([refund]) => refund)).toMatchObject([
    { payment_intent: "pi_of_in_1", amount: 123 },
  ]);
  const lost = disputed("lost");
  expect(await lost.payments.refund("sub_1", 377)).toBeUndefined();
  expect(lost.refunds).not.toHaveBeenCalled();
  const inquiry = disputed("warning_needs_response");
  expect(await inquiry.payments.refund("sub_1", 377)).toBeUndefined();
  expect(inquiry.refunds).toHaveBeenCalledTimes(1);
});

it("doesn't try again what the bank of the card's owner has refused", async () => {
  const fates = { in_1: { refunds: [refundOf(377, "failed")] } };
  const { payments, refunds } = startWith({ invoices: [invoice("in_1")], fates });
  expect(await payments.refund("sub_1", 377)).toBe("refund_failed");
  expect(refunds).not.toHaveBeenCalled();
});

it("tells a subscription of which a payment was lost to the bank, and not another one of the same customer", async () => {
  const disputes = (status: string) => ({ in_1: { disputes: [disputeOf(status)] } });
  const isReversed = (invoices: object[], status: string) =>
    startWith({ invoices, fates: disputes(status) }).payments.isReversed("sub_1", "cus_ada");
  const renewed = [invoice("in_2"), invoice("in_1")];
  expect(await isReversed(renewed, "lost")).toBe(true);
  expect(await isReversed(renewed, "needs_response")).toBe(false);
  expect(await isReversed(renewed, "won")).toBe(false);
  expect(await isReversed([invoice("in_2")], "lost")).toBe(false);
});

it("gives back only what is missing when it is repeated, and the same once when it is asked for twice at once", async () => {
  const invoices = [invoice("in_2"), invoice("in_1")];
  const fates = { in_2: { refunds: [refundOf(377)] }, in_1: { refunds: [refundOf(100)] } };
  const { payments, refunds } = startWith({ invoices, fates });
  await Promise.all([payments.refund("sub_1", 500), payments.refund("sub_1", 500)]);
  const [first, second] = refunds.mock.calls;
  expect(first).toEqual(second);
  expect(first?.[0]).toMatchObject({ payment_intent: "pi_of_in_1", amount: 23 });
  expect(refunds).toHaveBeenCalledTimes(2);
});

it("gives back what was paid for an invoice just before it was dropped, and nothing of another", async () => {
  for (const [isPaid, given] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const { payments, voidInvoice, refunds } = startWith({ invoices: [invoice("in_1")], isPaid });
    voidInvoice.mockRejectedValue(refusal("invoice_not_editable"));
    await payments.dropInvoice("in_1");
    expect(refunds).toHaveBeenCalledTimes(given);
  }
  const open = startWith({ invoices: [invoice("in_1")] });
  await open.payments.dropInvoice("in_1");
  expect(open.refunds).not.toHaveBeenCalled();
});

it("has the owner of a card agree where the bank wants it, and says when it refuses", async () => {
  const confirmation_secret = { client_secret: "pi_1_secret_1" };
  const { payments, pay } = startWith({ invoices: [invoice("in_1", { confirmation_secret })] });
  expect(await payments.pay("in_1", "pm_1")).toBeUndefined();
  for (const code of ["invoice_payment_intent_requires_action", "authentication_required"]) {
    pay.mockRejectedValueOnce(cardError(code));
    expect(await payments.pay("in_1", "pm_1")).toBe("pi_1_secret_1");
  }
  pay.mockRejectedValueOnce(cardError("card_declined"));
  await expect(payments.pay("in_1", "pm_1")).rejects.toThrow(Declined);
  // It was paid meanwhile.
  pay.mockRejectedValueOnce(refusal("invoice_already_paid"));
  expect(await payments.pay("in_1", "pm_1")).toBeUndefined();
});

it("lists invoices with their own period", async () => {
  const period = { start: secondsOf(day(31)), end: secondsOf(day(62)) };
  const credit = { period: { start: secondsOf(day(0)), end: secondsOf(day(31)) } };
  const invoices = [invoice("in_3", { lines: { data: [credit, { period }] } }), invoice("in_2")];
  const { payments } = startWith({ invoices });
  const listed = await payments.invoices("cus_ada", undefined);
  expect(listed).toMatchObject({
    invoices: [
      { id: "in_3", periodStart: day(31).toISOString(), periodEnd: day(62).toISOString() },
      { id: "in_2", status: "paid" },
    ],
    next: null,
  });
});

it("hides drafts, asks nobody to pay less than nothing, and goes on after the last invoice of a page", async () => {
  const invoices = [invoice("in_2", { total: -120 }), invoice("in_1", { status: "draft" })];
  const { payments } = startWith({ invoices, hasMore: true });
  const page = await payments.invoices("cus_ada", undefined);
  expect(page).toMatchObject({ invoices: [{ id: "in_2", amount: 0 }], next: "in_1" });
  expect(page.invoices).toHaveLength(1);
});
