import type { BillingSummary } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { requireSubscription } from "./require-subscription.ts";
import { summarize } from "./summarize.ts";

/** Takes a cancellation back. @throws {DomainError} `conflict` when the subscription has ended. */
export async function resumeSubscription(context: Context, userId: string): Promise<BillingSummary> {
  const { subscription } = await requireSubscription(context, userId);
  if (subscription.cancelAtPeriodEnd) await context.provider().subscriptions.resume(subscription.id);
  return summarize(context, await refreshCustomer(context, userId));
}
