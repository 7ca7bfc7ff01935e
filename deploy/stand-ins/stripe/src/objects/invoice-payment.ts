import type { Invoice } from "./invoice.ts";
import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

/** Makes the link between an invoice and the intent that pays it. */
export function newInvoicePayment(
  invoice: Invoice,
  intent: string,
  created: number,
): Kinds["invoice_payment"] {
  return {
    id: newId("invoice_payment"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
