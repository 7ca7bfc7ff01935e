import type { BillingSummary } from "@wordlehint/contracts";
import { DomainError, emailKeyOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { requireSubscription } from "./require-subscription.ts";
import { summarize } from "./summarize.ts";

/**
 * Cancels a person's subscription at the end of the paid period. While a payment is late, that end has passed, and the
 * subscription ends at once. One that is cancelled stays so.
 * @param email the address of the signed-in person, as the page shows it
 * @throws {DomainError} `forbidden` for another address, `conflict` without Premium.
 */
export async function cancelSubscription(
  context: Context,
  userId: string,
  email: string,
): Promise<BillingSummary> {
  const own = await context.accounts.addressOf(userId);
  if (own === undefined || emailKeyOf(own) !== emailKeyOf(email))
    throw new DomainError("forbidden", "This isn't the address of your account.");
  const provider = context.provider();
  const { subscription } = await requireSubscription(context, userId);
  if (subscription.status === "past_due") await endUnpaid(provider, subscription.id);
  else if (!subscription.cancelAtPeriodEnd) await provider.subscriptions.cancelAtPeriodEnd(subscription.id);
  return summarize(context, await refreshCustomer(context, userId));
}
