import { moneyText } from "@wordlehint/contracts/money";
import { newInvoiceLine, type InvoiceLine } from "../objects/invoice-line.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { Subscription, SubscriptionItem } from "../objects/subscription.ts";

/** Returns the invoice line of an item for its period. */
export function lineOf(subscription: Subscription, item: SubscriptionItem): InvoiceLine {
  const { price, id, current_period_start: start, current_period_end: end } = item;
  const isTrial = subscription.status === "trialing";
  return newInvoiceLine({
    ...{ price, item: id, subscription, period: { start, end } },
    amount: isTrial ? 0 : (price.unit_amount ?? 0),
    description: isTrial ? "Trial period for Premium" : `1 × Premium (at ${describePrice(price)})`,
  });
}

/** Such as `$3.77 / month`. */
export function describePrice({ unit_amount, currency, recurring }: Kinds["price"]): string {
  return `${moneyText({ amount: unit_amount ?? 0, currency })} / ${recurring?.interval ?? ""}`;
}
