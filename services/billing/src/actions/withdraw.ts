import type { Withdrawn } from "@wordlehint/contracts";
import { DomainError, newEvent } from "@wordlehint/runtime";
import type { Provider } from "../clients/provider.ts";
import type { Context } from "../context.ts";
import { amountToGiveBack, withdrawableUntil } from "../domain/withdrawal.ts";
import type { Withdrawal } from "../store/customer-model.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { refreshCustomer, type Refreshing } from "./refresh-customer.ts";

const retryMs = 60_000;

/**
 * Withdraws from the contract: ends the subscription at once and gives back what was paid for it. A person's first
 * withdrawal in twelve months gives everything back, and later ones what was paid for the days to come. It counts from
 * the person's declaration on: what couldn't be done at once is done later.
 * @throws {DomainError} `conflict` when the time for it is over.
 */
export async function withdraw(context: Context, userId: string): Promise<Withdrawn> {
  const { customers, persons, now } = context;
  const subscription = (await refreshCustomer(context, userId))?.subscription ?? null;
  // Read after the subscription: another tab's withdrawal, which may just have ended it, is known then.
  const customer = await customers.find(userId);
  const known = customer?.withdrawal;
  if (known && known.subscriptionId === subscription?.id)
    return await finishWithdrawal(context, userId, known);
  const begunAt = now();
  if (!customer || !subscription?.paid || !withdrawableUntil(subscription, begunAt))
    throw new DomainError("conflict", "The time to withdraw is over. You can cancel instead.");
  const byDays = !(await persons.claim("withdrawal", customer, subscription.id));
  const amount = amountToGiveBack(subscription.paid, begunAt, { byDays });
  const { currency } = subscription.paid;
  const wanted = { subscriptionId: subscription.id, begunAt, amount, currency, byDays };
  const begun = await customers.beginWithdrawal(userId, wanted, new Date(begunAt.getTime() + retryMs));
  return await finishWithdrawal(context, userId, begun ?? wanted);
}

/** Does what is left to do of a withdrawal. Safe to repeat. */
export async function finishWithdrawal(
  context: Refreshing,
  userId: string,
  begun: Withdrawal,
): Promise<Withdrawn> {
  const { subscriptionId, begunAt, currency, doneAt } = begun;
  const amount = doneAt ? begun.amount : await giveBack(context.provider(), begun);
  const withdrawn = { amount, currency, withdrawnAt: begunAt.toISOString() };
  if (doneAt) return withdrawn;
  await refreshCustomer(context, userId, ({ withdrawal }) => {
    if (withdrawal?.subscriptionId !== subscriptionId || withdrawal.doneAt) return undefined;
    const event = newEvent("subscription.withdrawn", userId, { userId, ...withdrawn }, context.now());
    return { set: { withdrawal: { ...withdrawal, amount, doneAt: context.now() } }, events: [event] };
  });
  return withdrawn;
}

/**
 * Ends a subscription, and gives back what a withdrawal from it does: of all payments, those too that came before the end
 * and after the declaration. Safe to repeat.
 * @returns the amount
 */
export async function giveBack(
  provider: Provider,
  { subscriptionId, begunAt, byDays = false }: Withdrawal,
): Promise<number> {
  await endUnpaid(provider, subscriptionId);
  const paid = await provider.payments.paidFor(subscriptionId);
  const amount = paid ? amountToGiveBack(paid, begunAt, { byDays }) : 0;
  await provider.payments.refund(subscriptionId, amount);
  return amount;
}
