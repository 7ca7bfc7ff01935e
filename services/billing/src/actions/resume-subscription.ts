import type { BillingSummary } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { summaryOf } from "../domain/summary-of.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { requireSubscription } from "./require-subscription.ts";

/** Takes a cancellation back. @throws {DomainError} `conflict` when the subscription has ended. */
export async function resumeSubscription(context: Context, userId: string): Promise<BillingSummary> {
  const { subscription } = await requireSubscription(context, userId);
  if (subscription.cancelAtPeriodEnd) await context.provider().subscriptions.resume(subscription.id);
  const after = await refreshCustomer(context, userId);
  return summaryOf(after?.subscription ?? null, context.now());
}
