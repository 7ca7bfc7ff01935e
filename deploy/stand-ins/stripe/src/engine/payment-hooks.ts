import type { Account, Hooks } from "./account.ts";
import { invoiceOf } from "./invoices.ts";
import { markFailedBy, markPaidBy } from "./pay-invoice.ts";
import { onInvoiceFailed, onInvoicePaid } from "./subscription-life.ts";

/** Returns what a payment means for its invoice, and for the subscription that the invoice is of. */
export function paymentHooks(account: Account): Omit<Hooks, "onEvent"> {
  return {
    onPaid: (intent) => {
      const invoice = markPaidBy(account, intent);
      if (invoice) onInvoicePaid(account, invoice);
    },
    onFailed: (intent) => {
      const failed = markFailedBy(account, intent);
      if (failed) onInvoiceFailed(account, failed.invoice, failed.isLast);
    },
    onActionRequired: (intent) => {
      account.emit("invoice.payment_action_required", invoiceOf(account, intent));
    },
  };
}
