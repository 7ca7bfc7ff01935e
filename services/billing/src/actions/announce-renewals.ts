import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { mustBeTold } from "../domain/renewal.ts";
import { unlessRefused } from "../clients/provider-faults.ts";

/** Announces coming payments to those who pay once a year, and to those whose trial ends: each once. */
export async function announceRenewals(context: Context): Promise<void> {
  const { customers, provider, noticeMs, now, outbox } = context;
  const from = now();
  for await (const { _id: userId, revision, subscription, renewalAnnounced } of customers.listRenewing(
    from,
    new Date(from.getTime() + noticeMs),
  )) {
    if (!subscription || !mustBeTold(subscription, renewalAnnounced)) continue;
    const { id, price, currentPeriodEnd: periodEnd } = subscription;
    const next = (await unlessRefused(() => provider().payments.nextPayment(id), "any")) ?? price;
    const data = { userId, renewsAt: periodEnd.toISOString(), amount: next.amount, currency: next.currency };
    const event = newEvent("subscription.renewal_ahead", userId, data, now());
    await customers.announceRenewal(userId, { revision, periodEnd }, event);
    outbox.wake();
  }
}
