import { backoffMs } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { isPayment } from "../domain/webhook-event.ts";
import type { ChangedCustomer } from "../store/changed-customer-store.ts";
import { useAnnouncedCard } from "./change-card.ts";
import { findCustomer } from "./find-customer.ts";
import { refreshCustomer } from "./refresh-customer.ts";
import { finishWithdrawal } from "./withdraw.ts";

/** Longer than a refresh takes. */
const heldMs = 2 * 60_000;
/** Some four days of attempts. */
const maxAttempts = 140;
const backoff = { firstMs: 2000, maxMs: 3_600_000 };

/**
 * Refreshes the customers that are due, one after the other. A failed one is retried with growing delay, and left to the
 * daily reconciliation after some days.
 */
export async function refreshChangedCustomers(context: Context): Promise<void> {
  const { changedCustomers, now, signal, log } = context;
  while (!signal.aborted) {
    const changed = await changedCustomers.take(now(), new Date(now().getTime() + heldMs));
    if (!changed) return;
    try {
      await refresh(context, changed);
      await changedCustomers.finish(changed, now());
    } catch (error) {
      const { id, attempts } = changed;
      if (attempts >= maxAttempts) {
        log.error({ err: error, customer: id, attempts }, "customer refresh failed for good");
        await changedCustomers.finish(changed, now());
        continue;
      }
      const level = attempts === 1 ? "warn" : "debug";
      log[level]({ err: error, customer: id, attempts }, "customer refresh failed, retrying");
      await changedCustomers.postpone(changed, new Date(now().getTime() + backoffMs(attempts - 1, backoff)));
    }
  }
}

/** The time within which a refund can fail. */
const refundsFailMs = 90 * 24 * 3_600_000;
const isRecent = (time: Date, now: Date): boolean => now.getTime() - time.getTime() < refundsFailMs;

/** Asks the provider about a customer, and saves what follows. */
async function refresh(context: Context, { id, setupIntents }: ChangedCustomer): Promise<void> {
  const customerId = isPayment(id) ? await context.provider().payments.payerOf(id) : id;
  const customer = customerId === undefined ? undefined : await findCustomer(context, customerId);
  if (!customer) return;
  for (const setupIntent of setupIntents) await useAnnouncedCard(context, customer, setupIntent);
  const { _id: userId, withdrawal } = customer;
  // A refund may have failed, or the bank have decided.
  if (withdrawal?.toldAt && !withdrawal.isSettled && isRecent(withdrawal.toldAt, context.now()))
    await finishWithdrawal(context, userId, withdrawal);
  else await refreshCustomer(context, userId);
}
