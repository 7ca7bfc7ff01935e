import type { Invoice } from "@wordlehint/contracts";
import type Stripe from "stripe";
import { readFirstPayment } from "../domain/first-payment.ts";
import { toDate } from "../domain/provider-subscription.ts";
import type { Paid } from "../domain/subscription.ts";
import { ask, Declined, unlessRefused } from "./provider-faults.ts";

export type Payments = ReturnType<typeof createPayments>;

const pageSize = 100;
const invoicesPageSize = 20;
const needsConsent = new Set(["invoice_payment_intent_requires_action", "authentication_required"]);

/** Invoices, and what was paid for them. */
export function createPayments(stripe: Stripe) {
  const invoicesOf = (subscription: string, status: "open" | "paid"): Promise<Stripe.Invoice[]> =>
    ask(() =>
      stripe.invoices.list({ subscription, status, limit: pageSize }).autoPagingToArray({ limit: 1000 }),
    );
  const paymentsOf = async (invoice: string): Promise<Payment[]> => {
    const expand = ["data.payment.payment_intent.latest_charge"];
    const { data } = await stripe.invoicePayments.list({ invoice, status: "paid", limit: pageSize, expand });
    return data.flatMap(({ payment: { payment_intent: intent } }) => readPayment(intent));
  };
  /** Has at least an amount of a payment given back. What was given back before counts, so that it is safe to repeat. */
  const refundUpTo = async ({ intent, refunded }: Payment, wanted: number): Promise<void> => {
    const amount = wanted - refunded;
    if (amount <= 0) return;
    const idempotencyKey = `refund:${intent}:${refunded}:${amount}`;
    const refund = { payment_intent: intent, amount, reason: "requested_by_customer" as const };
    await unlessRefused(() => stripe.refunds.create(refund, { idempotencyKey }), ["charge_already_refunded"]);
  };
  /** The secret by which the owner of the card agrees to a payment. */
  const secretOf = async (id: string): Promise<string | undefined> => {
    const invoice = await stripe.invoices.retrieve(id, { expand: ["confirmation_secret"] });
    return invoice.confirmation_secret?.client_secret;
  };

  return {
    /** When the oldest unpaid invoice of a subscription was made. */
    unpaidSince: async (subscription: string): Promise<Date | null> => {
      const times = (await invoicesOf(subscription, "open")).map(({ created }) => created);
      return times.length === 0 ? null : toDate(Math.min(...times));
    },

    /** What was paid for a subscription; null before the first payment. */
    paidFor: async (subscription: string): Promise<Paid | null> => {
      const invoices = await invoicesOf(subscription, "paid");
      const paid = invoices.filter(({ amount_paid }) => amount_paid > 0);
      const [first] = paid;
      if (!first) return null;
      const times = paid.map(({ status_transitions, created }) => status_transitions.paid_at ?? created);
      return {
        firstAt: toDate(Math.min(...times)),
        amount: sumOf(paid.map(({ amount_paid: amount }) => ({ amount }))),
        currency: first.currency,
        parts: invoices.flatMap(({ lines }) => lines.data.flatMap(readPart)),
      };
    },

    /** The ids of a subscription's unpaid invoices. */
    openInvoices: async (subscription: string): Promise<string[]> =>
      (await invoicesOf(subscription, "open")).map(({ id }) => id),

    /** Makes an invoice one that can't be paid any more. Gives back what was paid for it meanwhile. */
    dropInvoice: async (id: string): Promise<void> => {
      const dropped = await unlessRefused(() => stripe.invoices.voidInvoice(id), "any");
      if (dropped) return;
      await ask(async () => {
        for (const payment of await paymentsOf(id)) await refundUpTo(payment, payment.amount);
      });
    },

    /** Gives an amount back of what was paid for a subscription, the latest payments first. Safe to repeat. */
    refund: (subscription: string, amount: number): Promise<void> =>
      ask(async () => {
        let left = amount;
        for (const { id } of await invoicesOf(subscription, "paid"))
          for (const payment of await paymentsOf(id)) {
            const share = Math.min(left, payment.amount);
            await refundUpTo(payment, share);
            left -= share;
          }
      }),

    /**
     * Pays an invoice with a card.
     * @returns the secret with which the card's owner agrees at the bank, where that is needed.
     * @throws {Declined}
     */
    pay: async (id: string, paymentMethod: string): Promise<string | undefined> => {
      try {
        await unlessRefused(() => stripe.invoices.pay(id, { payment_method: paymentMethod }), "any");
        return undefined;
      } catch (error) {
        if (!(error instanceof Declined) || !needsConsent.has(error.reason ?? "")) throw error;
        return await ask(() => secretOf(id));
      }
    },

    /** What is to be paid when the trial of a subscription ends. */
    afterTrial: (subscription: string, lasting: Stripe.Subscription["discounts"]) =>
      ask(async () => readFirstPayment(await stripe.invoices.createPreview({ subscription }), lasting)),

    /** What the next payment for a subscription will be. */
    nextPayment: (subscription: string) =>
      ask(async () => {
        const { amount_due: amount, currency } = await stripe.invoices.createPreview({ subscription });
        return { amount, currency };
      }),

    /** A customer's invoices, the newest first, and where the next ones begin. */
    invoices: (
      customer: string,
      before: string | undefined,
    ): Promise<{ invoices: Invoice[]; next: string | null }> =>
      ask(async () => {
        const { data, has_more } = await stripe.invoices.list({
          customer,
          limit: invoicesPageSize,
          expand: ["data.payments"],
          ...(before !== undefined && { starting_after: before }),
        });
        const refunded = new Set<unknown>();
        for await (const charge of stripe.charges.list({ customer, limit: pageSize }))
          if (charge.refunded) refunded.add(idOf(charge.payment_intent));
        const next = has_more ? (data.at(-1)?.id ?? null) : null;
        return { invoices: data.flatMap((invoice) => readInvoice(invoice, refunded)), next };
      }),
  };
}

/** A payment that has succeeded, and how much of it was given back. */
type Payment = { intent: string; amount: number; refunded: number };

function readPayment(intent: string | Stripe.PaymentIntent | undefined): Payment[] {
  if (typeof intent !== "object" || typeof intent.latest_charge !== "object" || !intent.latest_charge)
    return [];
  const { amount, amount_refunded: refunded } = intent.latest_charge;
  return [{ intent: intent.id, amount, refunded }];
}

/** What a line asks for, less its discounts and with the tax that comes on top. */
function readPart({
  amount,
  discount_amounts,
  taxes,
  period,
}: Stripe.InvoiceLineItem): NonNullable<Paid["parts"]> {
  const onTop = (taxes ?? []).filter(({ tax_behavior }) => tax_behavior === "exclusive");
  const asked = amount - sumOf(discount_amounts) + sumOf(onTop);
  return asked === 0 ? [] : [{ from: toDate(period.start), to: toDate(period.end), amount: asked }];
}

/** What its owner sees of an invoice; nothing of a draft. */
function readInvoice(invoice: Stripe.Invoice, refundedIntents: ReadonlySet<unknown>): Invoice[] {
  const { id, number, created, total, currency, status, payments, lines } = invoice;
  const shown = statuses.find((one) => one === status);
  if (!shown) return [];
  const isRefunded = payments?.data.some(({ payment }) => refundedIntents.has(idOf(payment.payment_intent)));
  // The period of the invoice itself is the one before.
  const period = lines.data.at(-1)?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return [
    {
      id,
      number,
      createdAt: toDate(created).toISOString(),
      // A credit that is larger than the price leaves nothing to pay.
      amount: Math.max(0, total),
      currency,
      tax: sumOf(invoice.total_taxes),
      discount: sumOf(invoice.total_discount_amounts),
      status: isRefunded ? "refunded" : shown,
      periodStart: toDate(period.start).toISOString(),
      periodEnd: toDate(period.end).toISOString(),
      pageUrl: invoice.hosted_invoice_url ?? null,
      pdfUrl: invoice.invoice_pdf ?? null,
    },
  ];
}

const sumOf = (amounts: readonly { amount: number }[] | null): number =>
  (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);

const statuses = ["open", "paid", "void", "uncollectible"] as const;

const idOf = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === "object" && object !== null ? object.id : (object ?? undefined);
