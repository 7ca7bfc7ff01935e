import type { Provider } from "../clients/provider.ts";
import type { Context } from "../context.ts";
import { isEntitled, isOpen } from "../domain/subscription-state.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { giveBack } from "./withdraw.ts";

/**
 * Ends the subscription of a person whose account is deleted, and removes who it was: here at once, then at the provider,
 * where the invoices alone stay. What is still to be given back after a withdrawal is given back first.
 */
export async function eraseCustomer(
  { customers, provider, now }: Pick<Context, "customers" | "provider" | "now">,
  userId: string,
): Promise<void> {
  const withdrawal = (await customers.find(userId))?.withdrawal;
  if (withdrawal && !withdrawal.doneAt) await giveBack(provider(), withdrawal);
  const stripeCustomerId = await customers.erase(userId, now());
  if (stripeCustomerId !== undefined) await eraseAtProvider(provider(), stripeCustomerId);
}

/** Ends all subscriptions of a customer, and removes who it is. Safe to repeat. */
export async function eraseAtProvider(provider: Provider, stripeCustomerId: string): Promise<void> {
  for (const one of await provider.subscriptions.list(stripeCustomerId))
    if (isEntitled(one) || isOpen(one)) await endUnpaid(provider, one.id);
  await provider.customers.anonymise(stripeCustomerId);
}
