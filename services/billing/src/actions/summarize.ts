import type { BillingSummary } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { summaryOf } from "../domain/summary-of.ts";
import type { Customer } from "../store/customer-model.ts";

/** A person's subscription as its owner sees it, with what withdrawing would give back now. */
export async function summarize(
  { persons, now }: Pick<Context, "persons" | "now">,
  customer: Customer | undefined,
): Promise<BillingSummary> {
  const subscription = customer?.subscription ?? null;
  const byDays =
    customer !== undefined &&
    subscription?.paid != null &&
    (await persons.hasHad("withdrawal", customer, subscription.id));
  return summaryOf(subscription, now(), { byDays });
}
