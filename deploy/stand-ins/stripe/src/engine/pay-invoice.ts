import { ApiError } from "../http/api-error.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Account } from "./account.ts";
import { defaultMethod, intentOf, invoiceOf, markPaid, subscriptionOf } from "./invoices.ts";
import { cancelPayment, confirmPayment } from "./payments.ts";

/** Days until each further attempt to collect an invoice. */
const retryDays = [3, 5, 7];
const daySeconds = 24 * 3600;

/**
 * Pays an open invoice, by default with the default card.
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
  const subscription = subscriptionOf(account, invoice);
  const used = method ?? (subscription && defaultMethod(account, subscription));
  if (!intent || !used)
    throw new ApiError(
      400,
      "There is no default_payment_method set on this Customer or Invoice. Please set a default_payment_method.",
      { code: "invoice_payment_intent_requires_action" },
    );
  confirmPayment(account, intent.id, { method: used, isOffSession });
  return account.get("invoice", id);
}

/** Attempts a scheduled payment. A refusal has its consequences and isn't thrown. */
export function collectInvoice(account: Account, id: string): void {
  const invoice = account.get("invoice", id);
  account.isAutomatic = true;
  try {
    payInvoice(account, id, { isOffSession: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const intent = intentOf(account, invoice);
    // Without a card nothing was attempted, and the failure has no consequences yet.
    if (error.name !== "CardDeclined" && intent) account.hooks.onFailed(intent);
  } finally {
    account.isAutomatic = false;
  }
}

/** Marks the invoice of an intent that has succeeded. Returns it if it was open. */
export function markPaidBy(account: Account, intent: PaymentIntent): Invoice | undefined {
  const invoice = invoiceOf(account, intent);
  return invoice.status === "open" ? markPaid(account, invoice) : undefined;
}

/** Marks the invoice of an intent that has failed. Returns it, and whether no attempt follows. */
export function markFailedBy(
  account: Account,
  intent: PaymentIntent,
): { invoice: Invoice; isLast: boolean } | undefined {
  const invoice = invoiceOf(account, intent);
  if (invoice.status !== "open") return undefined;
  const counts = account.isAutomatic || invoice.attempt_count === 0;
  const attempts = invoice.attempt_count + (counts ? 1 : 0);
  const days = invoice.billing_reason === "subscription_create" ? undefined : retryDays[attempts - 1];
  const next = days === undefined ? null : account.now() + days * daySeconds;
  const changed = account.change("invoice", invoice.id, {
    attempted: true,
    attempt_count: attempts,
    ...(counts && { next_payment_attempt: next }),
  });
  account.emit("invoice.payment_failed", changed);
  return { invoice: changed, isLast: account.isAutomatic && next === null };
}

/** @throws {ApiError} where the invoice isn't open */
export function voidInvoice(account: Account, id: string): Invoice {
  const invoice = account.get("invoice", id);
  if (invoice.status !== "open")
    throw new ApiError(
      400,
      `You can only pass in open or uncollectible invoices. This invoice isn't, it is ${String(invoice.status)}.`,
    );
  const now = account.now();
  const intent = intentOf(account, invoice);
  if (intent && intent.status !== "canceled") cancelPayment(account, intent.id);
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
