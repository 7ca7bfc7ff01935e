import type { BillingInterval, BillingSummary } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { requireSubscription } from "./require-subscription.ts";
import { summarize } from "./summarize.ts";

/**
 * Has a person pay monthly or yearly. A higher price is paid at once, less what is left of the paid period, and nothing
 * changes if the payment fails. A lower one is paid when that period ends, so that nothing becomes a credit. The time
 * that is free or paid already goes on as it is.
 * @throws {DomainError} `conflict` with what is in the way.
 */
export async function switchInterval(
  context: Context,
  userId: string,
  interval: BillingInterval,
): Promise<BillingSummary> {
  const { subscriptions, prices } = context.provider();
  const price = (await prices.offer())[interval];
  if (!price) throw new DomainError("conflict", "Premium can't be paid at this interval.");
  const { subscription, stripeCustomerId } = await requireSubscription(context, userId);
  if (subscription.status === "past_due")
    throw new DomainError(
      "conflict",
      "A payment is late. Please pay it first, with another card if need be.",
    );
  if (subscription.cancelAtPeriodEnd)
    throw new DomainError("conflict", "Your subscription is cancelled. Please resume it first.");
  if (subscription.price.interval !== interval) {
    const current = (await subscriptions.list(stripeCustomerId)).find(({ id }) => id === subscription.id);
    const isAtOnce = current?.status === "trialing" || price.amount > subscription.price.amount;
    if (current && isAtOnce) await subscriptions.changePrice(current, price.id);
    else if (current) await subscriptions.changeNextPrice(current, price.id);
  }
  return summarize(context, await refreshCustomer(context, userId));
}
