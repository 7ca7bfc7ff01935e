import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

type Given = {
  amount: number;
  created: number;
  currency: string;
  description: string | null;
  source: string;
};

/** What a charge adds to the account's balance, or a refund takes from it. */
export function newBalanceTransaction(type: "charge" | "refund", given: Given): Kinds["balance_transaction"] {
  const fee = type === "charge" ? Math.round(given.amount * 0.029) + 30 : 0;
  return {
    id: newId("balance_transaction"),
    object: "balance_transaction",
    available_on: given.created + 2 * 24 * 3600,
    balance_type: "payments",
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: given.currency,
              description: "Stripe processing fees",
              type: "stripe_fee",
            },
          ],
    net: given.amount - fee,
    reporting_category: type,
    status: "pending",
    type,
    ...given,
  };
}
