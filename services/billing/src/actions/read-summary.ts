import type { BillingSummary } from "@wordlehint/contracts";
import { TooManyAttempts } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { summaryOf } from "../domain/summary-of.ts";
import { refreshCustomer } from "./refresh-customer.ts";

/** How often the provider may be asked without a pause. */
const free = 60;
const maxPauseMs = 60_000;

/** A person's subscription as it is known here. */
export async function readSummary(
  { customers, now }: Pick<Context, "customers" | "now">,
  userId: string,
): Promise<BillingSummary> {
  return summaryOf((await customers.find(userId))?.subscription ?? null, now());
}

/** The same, after the provider was asked. @throws {TooManyAttempts} */
export async function refreshSummary(context: Context, userId: string): Promise<BillingSummary> {
  const attempt = await context.attempts.count([{ key: `refresh ${userId}`, free, maxPauseMs }]);
  if (!attempt.isAllowed) throw new TooManyAttempts(attempt.retryAfterSeconds);
  await refreshCustomer(context, userId);
  return readSummary(context, userId);
}
