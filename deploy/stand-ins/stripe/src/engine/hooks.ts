import type { Account, Hooks } from "./account.ts";
import { markActionRequired, markFailedBy, markPaidBy } from "./invoices.ts";
import { onInvoiceFailed, onInvoicePaid } from "./subscriptions.ts";

/** What a payment means for the invoice that it pays, and for the subscription that the invoice is of. */
export function paymentHooks(account: Account): Pick<Hooks, "onPaid" | "onFailed" | "onActionRequired"> {
  return {
    onPaid: (intent) => {
      const invoice = markPaidBy(account, intent);
      if (invoice) onInvoicePaid(account, invoice);
    },
    onFailed: (intent) => {
      const failed = markFailedBy(account, intent);
      if (failed) onInvoiceFailed(account, failed.invoice, failed.isLast);
    },
    onActionRequired: (intent) => markActionRequired(account, intent),
  };
}
