import type { BillingInterval, BillingSummary } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { summaryOf } from "../domain/summary-of.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { requireSubscription } from "./require-subscription.ts";

/**
 * Has a person pay monthly or yearly from now on; what is left of the paid period counts towards the new price. Changes
 * nothing if the payment fails.
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
    if (current) await subscriptions.changePrice(current, price.id);
  }
  const after = await refreshCustomer(context, userId);
  return summaryOf(after?.subscription ?? null, context.now());
}
