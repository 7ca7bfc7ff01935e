import { LeftOver, unlessRefused } from "../clients/provider-faults.ts";
import type { Provider } from "../clients/provider.ts";
import type { Context } from "../context.ts";
import { isEntitled, isOpen } from "../domain/subscription-state.ts";
import type { Customer } from "../store/customer-model.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { noteUnfinished } from "./note-unfinished.ts";
import { giveBack } from "./withdraw.ts";

type Erasing = Pick<Context, "customers" | "provider" | "now" | "log">;

/** The keeper finishes the erasure then, if this process ends before. */
const retryAfterMs = 5 * 60_000;

/**
 * Ends the subscription of a person whose account is deleted, and removes the person's data: here at once, then at the
 * provider, where only the invoices stay. What fails there is retried later, and doesn't delay the deletion here.
 */
export async function eraseCustomer(context: Erasing, userId: string): Promise<void> {
  const { customers, now } = context;
  const erased = await customers.erase(userId, now(), new Date(now().getTime() + retryAfterMs));
  try {
    await finishErasure(context, erased);
  } catch (error) {
    await noteUnfinished(context, erased, error);
  }
}

/**
 * Does what is left to do for a customer who is erased here: at the provider the person is removed, and what a withdrawal
 * still owes is given back. Safe to repeat.
 * @throws {LeftOver} when something can't be given back
 */
export async function finishErasure(
  { customers, provider, now }: Pick<Erasing, "customers" | "provider" | "now">,
  { _id: userId, stripeCustomerId, withdrawal }: Customer,
): Promise<void> {
  if (stripeCustomerId !== undefined) {
    await eraseAtProvider(provider(), stripeCustomerId);
    const { reason } = withdrawal && !withdrawal.doneAt ? await giveBack(provider(), withdrawal) : {};
    if (reason !== undefined) throw new LeftOver(reason);
  }
  await customers.settle(userId, now());
}

/** Ends all subscriptions of a customer, and anonymizes it. Safe to repeat. */
export async function eraseAtProvider(provider: Provider, stripeCustomerId: string): Promise<void> {
  const all = await unlessRefused(() => provider.subscriptions.list(stripeCustomerId));
  for (const one of all ?? []) if (isEntitled(one) || isOpen(one)) await endUnpaid(provider, one.id);
  await provider.customers.anonymize(stripeCustomerId);
}
