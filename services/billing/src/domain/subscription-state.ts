import type { Card } from "@wordlehint/contracts";
import { changesBetween, type SubscriptionChange } from "./subscription-changes.ts";
import type { ProviderCard, ProviderSubscription } from "./provider-subscription.ts";
import type { Paid, SubscriptionState } from "./subscription.ts";

/** The provider's state, and our previous one. */
export type Seen = {
  /** All of the person's subscriptions, those that have ended too, in any order. */
  subscriptions: readonly ProviderSubscription[];
  /** The time of the current subscription's oldest unpaid invoice. */
  unpaidSince: Date | null;
  /** Undefined where the provider wasn't asked: what was known holds. */
  paid: Paid | null | undefined;
  previous: SubscriptionState | null;
  now: Date;
  /** The grace period: how long Premium goes on while a payment is late. */
  graceMs: number;
};

export type Outcome = {
  state: SubscriptionState | null;
  /** Changes to announce, in order. */
  changes: SubscriptionChange[];
  /** The payment hasn't arrived in time: the subscription is to be ended at the provider. */
  isGraceOver: boolean;
};

/**
 * Computes a person's state from what the provider says now. How often it is computed, and what was missed in between,
 * doesn't matter: the same answer of the provider leads to the same state, and a change is told once.
 */
export function subscriptionState(seen: Seen): Outcome {
  const { subscriptions, previous, now } = seen;
  const current = currentOf(subscriptions, previous);
  const state = current ? stateOf(current, seen) : endedWithoutTrace(previous, now);
  const isGraceOver = state?.status === "past_due" && state.graceEndsAt !== null && state.graceEndsAt <= now;
  return { state, changes: changesBetween(previous, state), isGraceOver };
}

/** The subscription that counts: one that gives Premium, or else the one that ended last. */
export function currentOf(
  subscriptions: readonly ProviderSubscription[],
  previous: Pick<SubscriptionState, "id"> | null,
): ProviderSubscription | undefined {
  const givesPremium = subscriptions.filter(isEntitled);
  if (givesPremium.length === 0)
    return subscriptions
      .filter(({ status, isUnconfirmed }) => (status === "canceled" && !isUnconfirmed) || status === "paused")
      .toSorted((a, b) => endOf(b) - endOf(a))[0];
  const rank = (one: ProviderSubscription) => (isLate(one) ? 2 : 0) + (one.id === previous?.id ? 0 : 1);
  return givesPremium.toSorted(
    (a, b) => rank(a) - rank(b) || a.createdAt.getTime() - b.createdAt.getTime(),
  )[0];
}

/** Returns whether a subscription gives Premium, as long as the grace period isn't over. */
export function isEntitled({ status, isUnconfirmed }: ProviderSubscription): boolean {
  return ["active", "past_due", "unpaid"].includes(status) || (status === "trialing" && !isUnconfirmed);
}

/** Returns whether a subscription waits for its first payment, or for the card of a trial. */
export function isOpen({ status, isUnconfirmed }: ProviderSubscription): boolean {
  return status === "incomplete" || (status === "trialing" && isUnconfirmed);
}

/** Returns whether a payment of a subscription is late. */
export const isLate = ({ status }: ProviderSubscription): boolean =>
  status === "past_due" || status === "unpaid";

const endOf = ({ endedAt, createdAt }: ProviderSubscription): number => (endedAt ?? createdAt).getTime();

function stateOf(current: ProviderSubscription, seen: Seen): SubscriptionState {
  const { previous, paid, unpaidSince, now, graceMs } = seen;
  const { id, endsAt, endedAt, price, card, currentPeriodEnd } = current;
  const known = previous?.id === id ? previous : null;
  const isEnded = !isEntitled(current);
  const pastDueSince = isLate(current) ? (unpaidSince ?? known?.pastDueSince ?? now) : null;
  return {
    id,
    status: isEnded ? "cancelled" : pastDueSince ? "past_due" : "active",
    isTrial: current.status === "trialing" && !current.isPaidAhead,
    isPaidAhead: current.isPaidAhead,
    isReversed: isEnded && current.isReversed,
    price: { amount: price.amount, currency: price.currency, interval: price.interval },
    currentPeriodEnd: isEnded ? (endedAt ?? currentPeriodEnd) : (endsAt ?? currentPeriodEnd),
    cancelAtPeriodEnd: !isEnded && endsAt !== null,
    pastDueSince,
    graceEndsAt: pastDueSince && new Date(pastDueSince.getTime() + graceMs),
    card: card && shownOf(card),
    paid: paid === undefined ? (known?.paid ?? null) : paid,
  };
}

const shownOf = ({ fingerprint: _, ...card }: ProviderCard): Card => card;

/** The provider knows nothing of what gave Premium before. */
function endedWithoutTrace(previous: SubscriptionState | null, now: Date): SubscriptionState | null {
  if (!previous || previous.status === "cancelled") return previous;
  return {
    ...previous,
    status: "cancelled",
    currentPeriodEnd: now,
    cancelAtPeriodEnd: false,
    pastDueSince: null,
    graceEndsAt: null,
  };
}
