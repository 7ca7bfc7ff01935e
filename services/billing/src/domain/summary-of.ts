import type { BillingSummary } from "@wordlehint/contracts";
import type { SubscriptionState } from "./subscription.ts";
import { amountToGiveBack, withdrawableUntil } from "./withdrawal.ts";

const none: BillingSummary = {
  status: "none",
  isTrial: false,
  isPaidAhead: false,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  price: null,
  card: null,
  paymentFailedAt: null,
  graceEndsAt: null,
  withdrawal: null,
};

/**
 * A person's subscription as its owner sees it.
 * @param byDays whether withdrawing gives back what was paid for the days to come alone
 */
export function summaryOf(
  state: SubscriptionState | null,
  now: Date,
  { byDays }: { byDays: boolean },
): BillingSummary {
  if (!state) return none;
  const { status, isTrial, price, currentPeriodEnd, cancelAtPeriodEnd, card, paid } = state;
  const until = withdrawableUntil(state, now);
  return {
    status,
    isTrial,
    isPaidAhead: state.isPaidAhead ?? false,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd,
    price,
    card,
    paymentFailedAt: state.pastDueSince?.toISOString() ?? null,
    graceEndsAt: state.graceEndsAt?.toISOString() ?? null,
    withdrawal:
      until && paid
        ? {
            possibleUntil: until.toISOString(),
            amount: amountToGiveBack(paid, now, { byDays }),
            currency: paid.currency,
            byDays,
          }
        : null,
  };
}
