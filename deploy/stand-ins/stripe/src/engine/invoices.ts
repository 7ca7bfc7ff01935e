import { newInvoicePayment } from "../objects/invoice-payment.ts";
import type { InvoiceLine } from "../objects/invoice-line.ts";
import { newInvoice, type Invoice } from "../objects/invoice.ts";
import { newPaymentIntent, type PaymentIntent } from "../objects/payment-intent.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { lastingDiscounts } from "./discounts.ts";
import { priceLines } from "./price-lines.ts";

/** Stripe finalizes the invoice of a renewal after an hour. */
const draftSeconds = 3600;

type Given = {
  subscription: Subscription;
  billingReason: "subscription_create" | "subscription_cycle" | "subscription_update";
  period: { start: number; end: number };
  lines: readonly InvoiceLine[];
};

/** Makes a draft. A renewal's is finalized on schedule. */
export function draftInvoice(
  account: Account,
  { subscription, billingReason, period, lines }: Given,
): Invoice {
  const customer = account.get("customer", subscription.customer);
  const created = account.now();
  const { currency } = subscription;
  const priced = priceLines(account, customer, subscription, { lines, at: created });
  const draft = newInvoice({ created, customer, subscription, billingReason, currency, period, ...priced });
  const isReduced = draft.total_discount_amounts?.some(({ amount }) => amount > 0) ?? false;
  account.change("subscription", subscription.id, {
    ...(isReduced && { discounts: lastingDiscounts(account, subscription) }),
    ...(priced.automaticTax.disabled_reason !== null && {
      automatic_tax: { disabled_reason: "requires_location_inputs", enabled: false, liability: null },
    }),
  });
  const finalizesAt = billingReason === "subscription_cycle" ? created + draftSeconds : null;
  return account.add("invoice", { ...draft, automatically_finalizes_at: finalizesAt });
}

/**
 * Makes a draft payable by an intent; pays it at once where nothing is to be paid.
 * @param method the card of the payment, if one is known
 */
export function finalizeInvoice(account: Account, id: string, method: PaymentMethod | undefined): Invoice {
  const draft = account.get("invoice", id);
  const customer = account.get("customer", String(draft.customer));
  const now = account.now();
  const sequence = customer.next_invoice_sequence ?? 1;
  const endingBalance = Math.min(0, draft.starting_balance + draft.total);
  account.change("customer", customer.id, {
    next_invoice_sequence: sequence + 1,
    balance: endingBalance,
    currency: draft.currency,
  });
  const page = `${account.baseUrl}/invoice/${id}`;
  const finalized = account.change("invoice", id, {
    status: "open",
    number: `${customer.invoice_prefix ?? "INV"}-${String(sequence).padStart(4, "0")}`,
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: endingBalance,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  const isFree = finalized.amount_due === 0;
  if (!isFree) addIntent(account, finalized, method);
  account.emit("invoice.finalized", finalized);
  return isFree ? markPaid(account, finalized) : finalized;
}

function addIntent(account: Account, invoice: Invoice, method: PaymentMethod | undefined): void {
  const subscription = subscriptionOf(account, invoice);
  const saves = subscription?.payment_settings?.save_default_payment_method === "on_subscription";
  const intent = newPaymentIntent({
    amount: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    payment_method: method?.id ?? null,
    setup_future_usage: saves || invoice.billing_reason !== "subscription_create" ? "off_session" : null,
    status: method ? "requires_confirmation" : "requires_payment_method",
  });
  account.add("payment_intent", intent, { invoice: invoice.id });
  const payment = newInvoicePayment(invoice, intent.id, intent.created);
  account.add("invoice_payment", payment);
  account.store.hide(invoice.id, { intent: intent.id, payment: payment.id });
}

/** Returns the intent by which an invoice is paid, if there is one. */
export function intentOf(account: Account, { id }: Invoice): PaymentIntent | undefined {
  const { intent } = account.store.hidden(id);
  return typeof intent === "string" ? account.store.find("payment_intent", intent) : undefined;
}

/** Returns the invoice that an intent pays. */
export const invoiceOf = (account: Account, { id }: PaymentIntent): Invoice =>
  account.get("invoice", String(account.store.hidden(id).invoice));

export function subscriptionOf(account: Account, { parent }: Invoice): Subscription | undefined {
  const id = parent?.subscription_details?.subscription;
  return id === undefined ? undefined : account.store.find("subscription", id);
}

/** Returns the card of scheduled payments: the subscription's, or the customer's. */
export function defaultMethod(
  account: Account,
  { customer, ...subscription }: Pick<Subscription, "customer" | "default_payment_method">,
) {
  const found = account.store.find("customer", customer);
  const id = subscription.default_payment_method ?? found?.invoice_settings.default_payment_method;
  return id ? account.store.find("payment_method", id) : undefined;
}

export function markPaid(account: Account, invoice: Invoice): Invoice {
  const now = account.now();
  const { payment } = account.store.hidden(invoice.id);
  if (typeof payment === "string")
    account.change("invoice_payment", payment, {
      status: "paid",
      amount_paid: invoice.amount_due,
      status_transitions: { canceled_at: null, paid_at: now },
    });
  const changed = account.change("invoice", invoice.id, {
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: Math.max(1, invoice.attempt_count + (account.isAutomatic ? 1 : 0)),
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  account.emit("invoice.paid", changed);
  return changed;
}
