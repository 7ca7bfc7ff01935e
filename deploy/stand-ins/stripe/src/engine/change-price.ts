import type { InvoiceLine } from "../objects/invoice-line.ts";
import { newInvoiceLine } from "../objects/invoice-line.ts";
import type { Kinds } from "../objects/kinds.ts";
import { periodEnd } from "../objects/period.ts";
import { intervalOf, planOf } from "../objects/price.ts";
import type { Subscription, SubscriptionItem } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { describePrice } from "./subscription-line.ts";

type Price = Kinds["price"];

export type PriceChange = {
  /** The subscription with its items and, where the interval changes, its anchor. */
  subscription: Subscription;
  /** Credit for the unused time, and the price of the rest of the period. */
  prorations: InvoiceLine[];
  /** A new period begins now, and is paid now. */
  isNewPeriod: boolean;
};

/** Returns what another price of an item makes of a subscription. */
export function changePrice(
  account: Account,
  subscription: Subscription,
  item: SubscriptionItem,
  price: Price,
  { anchorsNow }: { anchorsNow: boolean },
): PriceChange {
  const now = account.now();
  const isTrial = subscription.status === "trialing";
  const isSameInterval = intervalOf(item.price) === intervalOf(price);
  const isNewPeriod = (anchorsNow || !isSameInterval) && !isTrial;
  const changed: SubscriptionItem = {
    ...item,
    ...(isNewPeriod && {
      current_period_start: now,
      current_period_end: periodEnd(now, intervalOf(price), now),
    }),
    ...{ price, plan: planOf(price) },
  };
  const after: Subscription = {
    ...subscription,
    ...(isNewPeriod && { billing_cycle_anchor: now }),
    items: { ...subscription.items, data: [changed] },
  };
  if (isTrial || (item.price.id === price.id && !isNewPeriod))
    return { subscription: after, prorations: [], isNewPeriod };
  const rest = isNewPeriod ? [] : [proration(after, item, price, now, "Remaining time on")];
  return { subscription: after, prorations: [credit(account, after, item, now), ...rest], isNewPeriod };
}

/** Returns the credit for the unused time: less than its price where a discount was in force. */
function credit(
  account: Account,
  subscription: Subscription,
  item: SubscriptionItem,
  now: number,
): InvoiceLine {
  const lines = account.store
    .ownedBy("invoice", subscription.customer)
    .flatMap(({ lines: { data } }) => data);
  const asked = lines.find(
    ({ amount, period, parent }) =>
      amount > 0 &&
      period.end === item.current_period_end &&
      parent?.subscription_item_details?.subscription_item === item.id,
  );
  const line = proration(subscription, item, item.price, now, "Unused time on");
  if (!asked) return line;
  const { start, end } = asked.period;
  const reduced = (asked.discount_amounts ?? []).reduce((left, { amount }) => left - amount, asked.amount);
  const amount = -Math.round((reduced * (end - now)) / (end - start));
  return { ...line, amount, subtotal: amount };
}

function proration(
  subscription: Subscription,
  { id, current_period_start: start, current_period_end: end }: SubscriptionItem,
  price: Price,
  now: number,
  what: "Unused time on" | "Remaining time on",
): InvoiceLine {
  const amount = Math.round(((price.unit_amount ?? 0) * (end - now)) / (end - start));
  const day = new Date(now * 1000).toISOString().slice(0, 10);
  return newInvoiceLine({
    ...{ price, item: id, subscription, period: { start: now, end }, isProration: true },
    amount: what === "Unused time on" ? -amount : amount,
    description: `${what} Premium (at ${describePrice(price)}) after ${day}`,
  });
}
