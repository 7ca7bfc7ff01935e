import type { Charge } from "./charge.ts";
import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

export type Refund = Kinds["refund"];

type Given = Pick<Refund, "amount" | "created" | "reason"> & { charge: Charge };

export function newRefund({ charge, ...given }: Given): Refund {
  return {
    id: newId("refund"),
    object: "refund",
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    metadata: {},
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
    ...given,
  };
}
