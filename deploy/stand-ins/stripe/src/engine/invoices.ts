import { ApiError } from "../http/api-error.ts";
import { newInvoicePayment } from "../objects/invoice-payment.ts";
import { newInvoice, type Invoice, type InvoiceLine } from "../objects/invoice.ts";
import { newPaymentIntent, type PaymentIntent } from "../objects/payment-intent.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { lastingDiscounts } from "./discounts.ts";
import { cancelPayment, confirmPayment } from "./payments.ts";
import { priceLines } from "./price-lines.ts";

/** How long Stripe leaves the invoice of a renewal as a draft. */
const draftSeconds = 3600;
/** After how many days each a payment is tried again that wasn't the first one. */
const retryDays = [3, 5, 7];
const daySeconds = 24 * 3600;

type Given = {
  subscription: Subscription;
  billingReason: "subscription_create" | "subscription_cycle" | "subscription_update";
  period: { start: number; end: number };
  lines: readonly InvoiceLine[];
};

/** Makes a draft. That of a renewal is finalized after an hour. */
export function draftInvoice(
  account: Account,
  { subscription, billingReason, period, lines }: Given,
): Invoice {
  const customer = account.get("customer", subscription.customer);
  const created = account.now(subscription.test_clock);
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
  const invoice = account.add("invoice", { ...draft, automatically_finalizes_at: finalizesAt });
  account.emit("invoice.created", invoice);
  return invoice;
}

/**
 * Makes a draft payable: by an intent, or at once where nothing is to be paid.
 * @param method with which it will be paid, if one is known
 */
export function finalizeInvoice(account: Account, id: string, method: PaymentMethod | undefined): Invoice {
  const draft = account.get("invoice", id);
  if (draft.status !== "draft")
    throw new ApiError(400, "This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
      code: "invoice_not_editable",
    });
  const customer = account.get("customer", String(draft.customer));
  const now = account.now(draft.test_clock);
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
    created: account.now(invoice.test_clock),
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    metadata: {},
    payment_method: method?.id ?? null,
    receipt_email: null,
    setup_future_usage: saves || invoice.billing_reason !== "subscription_create" ? "off_session" : null,
    status: method ? "requires_confirmation" : "requires_payment_method",
  });
  account.add("payment_intent", intent, {
    clock: invoice.test_clock,
    hidden: { invoice: invoice.id, clock: invoice.test_clock },
  });
  account.emit("payment_intent.created", intent, { clock: invoice.test_clock });
  const payment = newInvoicePayment(invoice, intent.id, intent.created);
  account.add("invoice_payment", payment, { clock: invoice.test_clock });
  account.store.hide(invoice.id, { intent: intent.id, payment: payment.id });
}

/** The intent by which an invoice is paid, if there is one. */
export function intentOf(account: Account, { id }: Invoice): PaymentIntent | undefined {
  const { intent } = account.store.hidden(id);
  return typeof intent === "string" ? account.store.find("payment_intent", intent) : undefined;
}

export function subscriptionOf(account: Account, { parent }: Invoice): Subscription | undefined {
  const id = parent?.subscription_details?.subscription;
  return id === undefined ? undefined : account.store.find("subscription", id);
}

/** The card that pays what comes by itself: the subscription's, or the customer's. */
export function defaultMethod(
  account: Account,
  { customer, ...subscription }: Pick<Subscription, "customer" | "default_payment_method">,
) {
  const found = account.store.find("customer", customer);
  const id = subscription.default_payment_method ?? found?.invoice_settings.default_payment_method;
  return id ? account.store.find("payment_method", id) : undefined;
}

/**
 * Pays an open invoice with a card, or with that which is the default.
 * @throws {CardDeclined} when the card is declined
 */
export function payInvoice(
  account: Account,
  id: string,
  { method, isOffSession }: { method?: PaymentMethod | undefined; isOffSession: boolean },
): Invoice {
  const invoice = account.get("invoice", id);
  if (invoice.status !== "open")
    throw new ApiError(
      400,
      invoice.status === "paid"
        ? "Invoice is already paid"
        : `You can't pay an invoice that is ${String(invoice.status)}.`,
      invoice.status === "paid" ? { code: "invoice_already_paid" } : {},
    );
  const intent = intentOf(account, invoice);
  const used =
    method ??
    defaultMethod(
      account,
      subscriptionOf(account, invoice) ?? {
        customer: String(invoice.customer),
        default_payment_method: null,
      },
    );
  if (!intent || !used)
    throw new ApiError(
      400,
      "There is no default_payment_method set on this Customer or Invoice. Please set a default_payment_method.",
      { code: "invoice_payment_intent_requires_action" },
    );
  confirmPayment(account, intent.id, { method: used, isOffSession });
  return account.get("invoice", id);
}

/** An attempt that comes by itself: it never throws. */
export function collectInvoice(account: Account, id: string): void {
  const invoice = account.get("invoice", id);
  account.isAutomatic = true;
  try {
    payInvoice(account, id, { isOffSession: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const intent = intentOf(account, invoice);
    // Without a card there is no attempt of which the account would be told.
    if (error.name !== "CardDeclined" && intent) account.hooks.onFailed(intent);
  } finally {
    account.isAutomatic = false;
  }
}

/** The invoice whose intent has succeeded, if it is one's. */
export function markPaidBy(account: Account, intent: PaymentIntent): Invoice | undefined {
  const { invoice } = account.store.hidden(intent.id);
  const found = typeof invoice === "string" ? account.store.find("invoice", invoice) : undefined;
  return found?.status === "open" ? markPaid(account, found) : undefined;
}

function markPaid(account: Account, invoice: Invoice): Invoice {
  const now = account.now(invoice.test_clock);
  const { payment } = account.store.hidden(invoice.id);
  if (typeof payment === "string") {
    const paid = account.change("invoice_payment", payment, {
      status: "paid",
      amount_paid: invoice.amount_due,
      status_transitions: { canceled_at: null, paid_at: now },
    });
    account.emit("invoice_payment.paid", paid, { clock: invoice.test_clock });
  }
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
  account.emit("invoice.payment_succeeded", changed);
  return changed;
}

/** The invoice whose intent has failed, if it is one's, with whether it will be tried again. */
export function markFailedBy(
  account: Account,
  intent: PaymentIntent,
): { invoice: Invoice; isLast: boolean } | undefined {
  const { invoice: id } = account.store.hidden(intent.id);
  const invoice = typeof id === "string" ? account.store.find("invoice", id) : undefined;
  if (invoice?.status !== "open") return undefined;
  const counts = account.isAutomatic || invoice.attempt_count === 0;
  const attempts = invoice.attempt_count + (counts ? 1 : 0);
  const days = invoice.billing_reason === "subscription_create" ? undefined : retryDays[attempts - 1];
  const next = days === undefined ? null : account.now(invoice.test_clock) + days * daySeconds;
  const changed = account.change("invoice", invoice.id, {
    attempted: true,
    attempt_count: attempts,
    ...(counts && { next_payment_attempt: next }),
  });
  account.emit("invoice.payment_failed", changed);
  return { invoice: changed, isLast: account.isAutomatic && next === null };
}

export function markActionRequired(account: Account, intent: PaymentIntent): void {
  const { invoice } = account.store.hidden(intent.id);
  if (typeof invoice === "string")
    account.emit("invoice.payment_action_required", account.get("invoice", invoice));
}

/** Nobody has to pay it any more. */
export function voidInvoice(account: Account, id: string): Invoice {
  const invoice = account.get("invoice", id);
  if (invoice.status !== "open" && invoice.status !== "uncollectible")
    throw new ApiError(
      400,
      `You can only pass in open or uncollectible invoices. This invoice isn't, it is ${String(invoice.status)}.`,
    );
  const now = account.now(invoice.test_clock);
  const intent = intentOf(account, invoice);
  if (intent && intent.status !== "canceled") cancelPayment(account, intent.id, "void_invoice");
  const { payment } = account.store.hidden(id);
  if (typeof payment === "string")
    account.change("invoice_payment", payment, {
      status: "canceled",
      status_transitions: { canceled_at: now, paid_at: null },
    });
  const changed = account.change("invoice", id, {
    status: "void",
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  account.emit("invoice.voided", changed);
  return changed;
}
