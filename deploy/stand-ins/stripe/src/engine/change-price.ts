import type { InvoiceLine } from "../objects/invoice.ts";
import { newInvoiceLine } from "../objects/invoice.ts";
import { periodEnd } from "../objects/period.ts";
import { planOf } from "../objects/price.ts";
import type { Subscription, SubscriptionItem } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import type { Price } from "./subscriptions.ts";
import { describePrice } from "./describe-line.ts";

export type PriceChange = {
  /** With its items and, where the interval changes, its anchor. */
  subscription: Subscription;
  /** Credit for the time that isn't used, and what the rest of the period costs. */
  prorations: InvoiceLine[];
  /** A new interval begins now, and is paid now. */
  isNewCycle: boolean;
};

/** What changing the price of an item, or how many there are of it, makes of a subscription. */
export function changePrice(
  account: Account,
  subscription: Subscription,
  item: SubscriptionItem,
  { price, quantity }: { price: Price; quantity: number },
  { now, anchorsNow }: { now: number; anchorsNow: boolean },
): PriceChange {
  const [old, interval] = [
    item.price.recurring,
    price.recurring ?? { interval: "month" as const, interval_count: 1 },
  ];
  const isSameInterval =
    old?.interval === interval.interval && old.interval_count === interval.interval_count;
  const isTrial = subscription.status === "trialing";
  const isNewCycle = (anchorsNow || !isSameInterval) && !isTrial;
  const period = isNewCycle
    ? { current_period_start: now, current_period_end: periodEnd(now, interval, now) }
    : { current_period_start: item.current_period_start, current_period_end: item.current_period_end };
  const changed: SubscriptionItem = { ...item, ...period, price, plan: planOf(price), quantity };
  const data = subscription.items.data.map((one) => (one.id === item.id ? changed : one));
  const after: Subscription = {
    ...subscription,
    billing_cycle_anchor: isNewCycle ? now : subscription.billing_cycle_anchor,
    items: { ...subscription.items, data },
  };
  const isChanged = item.price.id !== price.id || (item.quantity ?? 1) !== quantity || isNewCycle;
  const prorations =
    isTrial || !isChanged
      ? []
      : [
          credit(account, after, item, now),
          ...(isNewCycle ? [] : [proration(after, item, { price, quantity }, now, "Remaining time on")]),
        ];
  return { subscription: after, prorations, isNewCycle };
}

/** What was asked for the time that isn't used: less than its price where a discount was in force. */
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
  const { price, quantity = 1 } = item;
  const line = proration(subscription, item, { price, quantity }, now, "Unused time on");
  if (!asked) return line;
  const { start, end } = asked.period;
  const reduced = (asked.discount_amounts ?? []).reduce((left, { amount }) => left - amount, asked.amount);
  const amount = -Math.round((reduced * (end - now)) / (end - start));
  return { ...line, amount, subtotal: amount };
}

function proration(
  subscription: Subscription,
  { id, current_period_start: start, current_period_end: end }: SubscriptionItem,
  { price, quantity }: { price: Price; quantity: number },
  now: number,
  what: "Unused time on" | "Remaining time on",
): InvoiceLine {
  const share = (end - now) / (end - start);
  const amount = Math.round((price.unit_amount ?? 0) * quantity * share);
  const day = new Date(now * 1000).toISOString().slice(0, 10);
  return newInvoiceLine({
    ...{ price, quantity, item: id, subscription, period: { start: now, end }, isProration: true },
    amount: what === "Unused time on" ? -amount : amount,
    description: `${what} ${price.nickname ?? "Premium"} (at ${describePrice(price)}) after ${day}`,
  });
}
