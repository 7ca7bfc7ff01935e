import type { Withdrawn } from "@wordlehint/contracts";
import { DomainError, newEvent } from "@wordlehint/runtime";
import type { Provider } from "../clients/provider.ts";
import type { Context } from "../context.ts";
import { nextAttempt } from "../domain/unfinished.ts";
import { amountToGiveBack, withdrawableUntil } from "../domain/withdrawal.ts";
import type { Withdrawal } from "../store/customer-model.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { logUnfinished } from "./note-unfinished.ts";
import { refreshCustomer, type Refreshing } from "./refresh-customer.ts";

const retryMs = 60_000;

/**
 * Withdraws from the contract: ends the subscription at once and gives back what was paid for it. A person's first
 * withdrawal in twelve months gives everything back, and later ones what was paid for the days to come. It counts from
 * the person's declaration on: what couldn't be done at once is done later.
 * @throws {DomainError} `conflict` when the time for it is over.
 */
export async function withdraw(context: Context, userId: string): Promise<Withdrawn> {
  const { customers, persons, now, log } = context;
  const subscription = (await refreshCustomer(context, userId))?.subscription ?? null;
  // Read after the subscription: another tab's withdrawal, which may just have ended it, is known then.
  const customer = await customers.find(userId);
  const known = customer?.withdrawal;
  if (known && known.subscriptionId === subscription?.id)
    return known.toldAt || known.doneAt ? withdrawnOf(known) : await finishWithdrawal(context, userId, known);
  const begunAt = now();
  if (!customer || !subscription?.paid || !withdrawableUntil(subscription, begunAt))
    throw new DomainError("conflict", "The time to withdraw is over. You can cancel instead.");
  const byDays = !(await persons.claim("withdrawal", customer, subscription.id));
  const amount = amountToGiveBack(subscription.paid, begunAt, { byDays });
  const { currency } = subscription.paid;
  const { givenBack: givenBefore = 0 } = subscription.paid;
  const wanted = { subscriptionId: subscription.id, begunAt, amount, currency, byDays, givenBefore };
  if (known && !known.doneAt)
    log.error({ customer: userId, withdrawal: known }, "an earlier withdrawal is left to be settled by hand");
  const begun = await customers.beginWithdrawal(userId, wanted, new Date(begunAt.getTime() + retryMs));
  return await finishWithdrawal(context, userId, begun ?? wanted);
}

/**
 * Does what is left to do of a withdrawal. Once the subscription has ended, the person is told the amount, even where it
 * can't be given back yet. Safe to repeat, also for one that is done: a refund may fail later.
 */
export async function finishWithdrawal(
  context: Refreshing,
  userId: string,
  begun: Withdrawal,
): Promise<Withdrawn> {
  const { amount, reason } = await giveBack(context.provider(), begun);
  const saved = await refreshCustomer(context, userId, ({ withdrawal, unfinished }) => {
    if (withdrawal?.subscriptionId !== begun.subscriptionId || withdrawal.isSettled) return undefined;
    const time = context.now();
    const { doneAt, toldAt = doneAt, ...rest } = { ...withdrawal, amount };
    const done = reason === undefined && { doneAt: doneAt ?? time };
    const data = { userId, ...withdrawnOf(rest) };
    return {
      set: { withdrawal: { ...rest, toldAt: toldAt ?? time, ...done } },
      unfinished: reason === undefined ? undefined : nextAttempt(unfinished, reason, time),
      events: toldAt ? [] : [newEvent("subscription.withdrawn", userId, data, time)],
    };
  });
  if (saved?.unfinished && reason !== undefined) logUnfinished(context.log, userId, saved.unfinished);
  return withdrawnOf({ ...begun, amount });
}

const withdrawnOf = ({ amount, currency, begunAt }: Withdrawal): Withdrawn => ({
  ...{ amount, currency },
  withdrawnAt: begunAt.toISOString(),
});

/**
 * Ends a subscription, and gives back what a withdrawal from it does: of all payments, those too that came before the end
 * and after the declaration. Safe to repeat.
 * @returns the amount, and why it can't be given back; no reason when it was given back
 */
export async function giveBack(
  provider: Provider,
  { subscriptionId, begunAt, byDays = false, givenBefore = 0 }: Withdrawal,
): Promise<{ amount: number; reason: string | undefined }> {
  await endUnpaid(provider, subscriptionId);
  const paid = await provider.payments.paidFor(subscriptionId);
  const amount = paid ? amountToGiveBack(paid, begunAt, { byDays, givenBefore }) : 0;
  const reason = await provider.payments.refund(subscriptionId, amount + givenBefore);
  return { amount, reason };
}
