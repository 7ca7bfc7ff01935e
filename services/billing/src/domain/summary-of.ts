import type { BillingSummary } from "@wordlehint/contracts";
import type { SubscriptionState } from "./subscription.ts";
import { withdrawableUntil } from "./withdrawal.ts";

const none: BillingSummary = {
  status: "none",
  isTrial: false,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  price: null,
  card: null,
  paymentFailedAt: null,
  graceEndsAt: null,
  withdrawal: null,
};

/** A person's subscription as its owner sees it. */
export function summaryOf(state: SubscriptionState | null, now: Date): BillingSummary {
  if (!state) return none;
  const { status, isTrial, price, currentPeriodEnd, cancelAtPeriodEnd, card, paid } = state;
  const until = withdrawableUntil(state, now);
  return {
    status,
    isTrial,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd,
    price,
    card,
    paymentFailedAt: state.pastDueSince?.toISOString() ?? null,
    graceEndsAt: state.graceEndsAt?.toISOString() ?? null,
    withdrawal:
      until && paid
        ? { possibleUntil: until.toISOString(), amount: paid.amount, currency: paid.currency }
        : null,
  };
}
