import type { Withdrawn } from "@wordlehint/contracts";
import { DomainError, newEvent } from "@wordlehint/runtime";
import type { Provider } from "../clients/provider.ts";
import type { Context } from "../context.ts";
import { withdrawableUntil } from "../domain/withdrawal.ts";
import type { Withdrawal } from "../store/customer-model.ts";
import { refreshCustomer, type Refreshing } from "./refresh-customer.ts";

/**
 * Withdraws from the contract: ends the subscription at once, and gives everything back that was paid for it. It counts
 * from the person's declaration on: what couldn't be done at once is done later.
 * @throws {DomainError} `conflict` when the time for it is over.
 */
export async function withdraw(context: Context, userId: string): Promise<Withdrawn> {
  const { customers, now } = context;
  const subscription = (await refreshCustomer(context, userId))?.subscription ?? null;
  // Read after the subscription: another tab's withdrawal, which may just have ended it, is known then.
  const known = (await customers.find(userId))?.withdrawal;
  if (known && known.subscriptionId === subscription?.id)
    return await finishWithdrawal(context, userId, known);
  if (!subscription?.paid || !withdrawableUntil(subscription, now()))
    throw new DomainError("conflict", "The time to withdraw is over. You can cancel instead.");
  const { amount, currency } = subscription.paid;
  const wanted = { subscriptionId: subscription.id, begunAt: now(), amount, currency };
  const begun = await customers.beginWithdrawal(userId, wanted, new Date(now().getTime() + retryMs));
  return await finishWithdrawal(context, userId, begun ?? wanted);
}

/** Does what is left to do of a withdrawal. Safe to repeat. */
export async function finishWithdrawal(
  context: Refreshing,
  userId: string,
  { subscriptionId, begunAt, amount, currency, doneAt }: Withdrawal,
): Promise<Withdrawn> {
  const withdrawn = { amount, currency, withdrawnAt: begunAt.toISOString() };
  if (doneAt) return withdrawn;
  await giveBack(context.provider(), subscriptionId);
  await refreshCustomer(context, userId, ({ withdrawal }) => {
    if (withdrawal?.subscriptionId !== subscriptionId || withdrawal.doneAt) return undefined;
    const event = newEvent("subscription.withdrawn", userId, { userId, ...withdrawn }, context.now());
    return { set: { withdrawal: { ...withdrawal, doneAt: context.now() } }, events: [event] };
  });
  return withdrawn;
}

/** Ends a subscription, and gives everything back that was paid for it. Safe to repeat. */
export async function giveBack({ subscriptions, payments }: Provider, subscriptionId: string): Promise<void> {
  await subscriptions.end(subscriptionId);
  await payments.refund(subscriptionId);
}

const retryMs = 60_000;
