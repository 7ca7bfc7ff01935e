import Stripe from "stripe";
import { day } from "../domain/provider-subscription.fixture.ts";
import { createPayments } from "./payments.ts";
import { Declined } from "./provider-faults.ts";

const secondsOf = (time: Date) => time.getTime() / 1000;
const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
const refusal = (code: string) => new StripeInvalidRequestError({ type: "invalid_request_error", code });
const cardError = (code: string) => new StripeCardError({ type: "card_error", code, message: "Declined." });

const invoice = (id: string, fields: object = {}) => ({
  ...{ id, number: `N-${id}`, status: "paid", created: secondsOf(day(0)), currency: "usd", total: 377 },
  ...{ amount_paid: 377, status_transitions: { paid_at: secondsOf(day(0)) } },
  ...{ total_taxes: null, total_discount_amounts: null, payments: { data: [] } },
  ...{ period_start: 0, period_end: 0, lines: { data: [] } },
  ...fields,
});
const paymentBy = (intent: string) => ({ payment: { payment_intent: intent } });
const chargedBy = (intent: string, amount_refunded = 0) => ({
  payment: { payment_intent: { id: intent, latest_charge: { amount: 377, amount_refunded } } },
});

/**
 * The client of a Stripe account with these charges and invoices; each invoice was paid by a payment intent of its own, of
 * which something may have been given back.
 */
function startWith({
  invoices = [] as object[],
  charges = [] as object[],
  hasMore = false,
  refunded = new Map<string, number>(),
  isPaid = true,
} = {}) {
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
      list: ({ invoice }: { invoice: string }) =>
        Promise.resolve({ data: isPaid ? [chargedBy(`pi_of_${invoice}`, refunded.get(invoice))] : [] }),
    },
    charges: { list: () => charges },
    refunds: { create: refunds },
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
    amount_paid: amount,
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
    ...{ firstAt: day(7), amount: 3808, currency: "usd" },
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
  await payments.refund("sub_1", 500);
  expect(refunds.mock.calls.map(([refund]) => refund)).toMatchObject([
    { payment_intent: "pi_of_in_3", amount: 377 },
    { payment_intent: "pi_of_in_2", amount: 123 },
  ]);
  refunds.mockRejectedValueOnce(refusal("amount_too_large"));
  await expect(payments.refund("sub_1", 500)).rejects.toThrow();
});

it("gives back only what is missing when it is repeated, and the same once when it is asked for twice at once", async () => {
  const invoices = [invoice("in_2"), invoice("in_1")];
  const refunded = new Map([
    ["in_2", 377],
    ["in_1", 100],
  ]);
  const { payments, refunds } = startWith({ invoices, refunded });
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

it("lists invoices with their own period, and those that were given back as such", async () => {
  const period = { start: secondsOf(day(31)), end: secondsOf(day(62)) };
  const credit = { period: { start: secondsOf(day(0)), end: secondsOf(day(31)) } };
  const invoices = [
    invoice("in_3", { lines: { data: [credit, { period }] } }),
    invoice("in_2", { payments: { data: [paymentBy("pi_2")] } }),
    invoice("in_1", { payments: { data: [paymentBy("pi_1")] } }),
  ];
  const charges = [
    { refunded: true, payment_intent: "pi_1" },
    { refunded: false, payment_intent: "pi_2" },
  ];
  const { payments } = startWith({ invoices, charges });
  const listed = await payments.invoices("cus_ada", undefined);
  expect(listed).toMatchObject({
    invoices: [
      { id: "in_3", periodStart: day(31).toISOString(), periodEnd: day(62).toISOString() },
      { id: "in_2", status: "paid" },
      { id: "in_1", status: "refunded" },
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
