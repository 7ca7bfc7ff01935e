import type { BillingSummary } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { summarize } from "./summarize.ts";

/** A person's subscription as it is known here. */
export async function readSummary(
  context: Pick<Context, "customers" | "persons" | "now">,
  userId: string,
): Promise<BillingSummary> {
  return summarize(context, await context.customers.find(userId));
}

/**
 * The same, after the provider was asked.
 * @throws {DomainError} `conflict` when the free days that the person has just begun aren't the first ones.
 */
export async function refreshSummary(context: Context, userId: string): Promise<BillingSummary> {
  const customer = await refreshCustomer(context, userId);
  const { subscription, refusedTrial } = customer ?? {};
  if (subscription && subscription.id === refusedTrial)
    throw new DomainError(
      "conflict",
      "This card has had its free days before, so they were not begun. Nothing was charged.",
    );
  return summarize(context, customer);
}
