import type { Invoice } from "@wordlehint/contracts";
import type Stripe from "stripe";
import { readFirstPayment } from "../domain/first-payment.ts";
import type { GivenBack } from "../domain/given-back.ts";
import { toDate } from "../domain/provider-subscription.ts";
import type { Paid } from "../domain/subscription.ts";
import { createGivebacks, idOf, type Payment } from "./givebacks.ts";
import { ask, Declined, unlessRefused } from "./provider-faults.ts";

export type Payments = ReturnType<typeof createPayments>;

const pageSize = 100;
const invoicesPageSize = 20;
const needsConsent = new Set(["invoice_payment_intent_requires_action", "authentication_required"]);

/** Invoices, and what was paid for them. */
export function createPayments(stripe: Stripe) {
  const givebacks = createGivebacks(stripe);
  const invoicesOf = (
    subscription: string,
    status: "open" | "paid",
    expand: string[] = [],
  ): Promise<Stripe.Invoice[]> =>
    ask(() =>
      stripe.invoices
        .list({ subscription, status, limit: pageSize, expand })
        .autoPagingToArray({ limit: 1000 }),
    );
  /** Refunds payments until `total` of them was given back. Returns why that can't be done, if it can't. */
  const refundOf = async (payments: readonly Payment[], total: number): Promise<string | undefined> => {
    const before = sumOf(payments.map(({ givenBack }) => givenBack));
    const held = sumOf(payments.map(({ givenBack }) => ({ amount: givenBack.held })));
    // What the bank holds comes from there, or is given back once the dispute is won.
    let reason = held > 0 && total > before ? "charge_disputed" : undefined;
    let left = total - before - held;
    for (const payment of payments) {
      const share = Math.min(left, payment.amount - payment.givenBack.amount - payment.givenBack.held);
      if (share <= 0) continue;
      reason = (await givebacks.giveBack(payment, share)) ?? reason;
      left -= share;
    }
    return reason;
  };
  /** The secret by which the owner of the card agrees to a payment. */
  const secretOf = async (id: string): Promise<string | undefined> => {
    const invoice = await stripe.invoices.retrieve(id, { expand: ["confirmation_secret"] });
    return invoice.confirmation_secret?.client_secret;
  };

  return {
    /** Returns the time of a subscription's oldest unpaid invoice. */
    unpaidSince: async (subscription: string): Promise<Date | null> => {
      const times = (await invoicesOf(subscription, "open")).map(({ created }) => created);
      return times.length === 0 ? null : toDate(Math.min(...times));
    },

    /** Returns the amount paid by card for a subscription, less refunds; null before the first payment. */
    paidFor: async (subscription: string): Promise<Paid | null> => {
      const invoices = await invoicesOf(subscription, "paid", withPayments);
      const paid = invoices.filter((invoice) => paidByCard(invoice) > 0);
      const [first] = paid;
      const customer = idOf(first?.customer);
      if (!first || customer === undefined) return null;
      const times = paid.map(({ status_transitions, created }) => status_transitions.paid_at ?? created);
      const known = await ask(() => givebacks.ofCustomer(customer));
      const givenBack = sumOf(paid.map((invoice) => ({ amount: givenBackOf(invoice, known) })));
      return {
        firstAt: toDate(Math.min(...times)),
        amount: sumOf(paid.map((invoice) => ({ amount: paidByCard(invoice) }))) - givenBack,
        givenBack,
        currency: first.currency,
        parts: invoices.flatMap(({ lines }) => lines.data.flatMap(readPart)),
      };
    },

    /** Returns whether a bank has reversed a payment for a subscription after a lost dispute. */
    isReversed: async (subscription: string, customer: string): Promise<boolean> => {
      const known = await ask(() => givebacks.ofCustomer(customer));
      if (![...known.values()].some(({ isReversed }) => isReversed)) return false;
      const invoices = await invoicesOf(subscription, "paid", withPayments);
      return invoices.flatMap(intentsOf).some((intent) => known.get(intent)?.isReversed === true);
    },

    /** Returns the customer of a charge; undefined if it has none. */
    payerOf: async (charge: string): Promise<string | undefined> =>
      idOf((await unlessRefused(() => stripe.charges.retrieve(charge)))?.customer),

    /** The ids of a subscription's unpaid invoices. */
    openInvoices: async (subscription: string): Promise<string[]> =>
      (await invoicesOf(subscription, "open")).map(({ id }) => id),

    /** Makes an invoice one that can't be paid any more. Gives back what was paid for it meanwhile, if that is possible. */
    dropInvoice: async (id: string): Promise<void> => {
      const dropped = await unlessRefused(() => stripe.invoices.voidInvoice(id), "any");
      if (!dropped) await ask(async () => refundOf(await givebacks.paymentsOf(id), Infinity));
    },

    /**
     * Gives back of what was paid for a subscription, the latest payments first, until an amount is given back
     * altogether. What was given back before counts, in whatever way, so that it is safe to repeat.
     * @returns why some of it can't be given back, such as `charge_disputed` while the bank holds it; undefined when it is
     * done.
     */
    refund: (subscription: string, total: number): Promise<string | undefined> =>
      ask(async () => {
        const payments: Payment[] = [];
        for (const { id } of await invoicesOf(subscription, "paid"))
          payments.push(...(await givebacks.paymentsOf(id)));
        return refundOf(payments, total);
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

    /** Returns the amount due when the trial of a subscription ends. */
    afterTrial: (subscription: string, lasting: Stripe.Subscription["discounts"]) =>
      ask(async () => readFirstPayment(await stripe.invoices.createPreview({ subscription }), lasting)),

    /** Returns the amount of a subscription's next payment. */
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
          expand: withPayments,
          ...(before !== undefined && { starting_after: before }),
        });
        const known = await givebacks.ofCustomer(customer);
        const next = has_more ? (data.at(-1)?.id ?? null) : null;
        return { invoices: data.flatMap((invoice) => readInvoice(invoice, known)), next };
      }),
  };
}

/** Returns a line's period and amount, after discounts and with exclusive tax; none for a line of zero. */
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

/** Returns an invoice as its owner sees it; undefined for a draft. */
function readInvoice(invoice: Stripe.Invoice, known: Known): Invoice[] {
  const { id, number, created, total, amount_due, currency, status, lines } = invoice;
  const shown = statuses.find((one) => one === status);
  if (!shown) return [];
  const givenBack = givenBackOf(invoice, known);
  // A credit that is larger than the price leaves nothing to pay.
  const amount = Math.max(0, total);
  // The period of the invoice itself is the one before.
  const period = lines.data.at(-1)?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return [
    {
      id,
      number,
      createdAt: toDate(created).toISOString(),
      amount,
      fromCredit: Math.max(0, amount - amount_due),
      givenBack,
      currency,
      tax: sumOf(invoice.total_taxes),
      discount: sumOf(invoice.total_discount_amounts),
      status: givenBack > 0 && givenBack >= paidByCard(invoice) ? "refunded" : shown,
      periodStart: toDate(period.start).toISOString(),
      periodEnd: toDate(period.end).toISOString(),
      pageUrl: invoice.hosted_invoice_url ?? null,
      pdfUrl: invoice.invoice_pdf ?? null,
    },
  ];
}

const sumOf = (amounts: readonly { amount: number }[] | null): number =>
  (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);

type Known = ReadonlyMap<string | undefined, GivenBack>;

/** The payments of an invoice that came from a card; not those that were made past the provider. */
const cardPaymentsOf = ({ payments }: Stripe.Invoice) =>
  (payments?.data ?? []).filter(({ status, payment }) => status === "paid" && payment.payment_intent);

const intentsOf = (invoice: Stripe.Invoice) =>
  cardPaymentsOf(invoice).map(({ payment }) => idOf(payment.payment_intent));

const paidByCard = (invoice: Stripe.Invoice): number =>
  sumOf(cardPaymentsOf(invoice).map(({ amount_paid }) => ({ amount: amount_paid ?? 0 })));

const givenBackOf = (invoice: Stripe.Invoice, known: Known): number =>
  sumOf(intentsOf(invoice).map((intent) => ({ amount: known.get(intent)?.amount ?? 0 })));

const withPayments = ["data.payments"];

const statuses = ["open", "paid", "void", "uncollectible"] as const;
