import type { SubscriptionState } from "./subscription.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Stripe charges for a renewal about an hour after it has made the invoice. */
const renewalMs = 90 * minuteMs;
const lateMs = 6 * hourMs;

/** Work in progress. */
export type Pending = {
  /** The time of the oldest subscription that waits for its first payment. */
  openSince: Date | null;
  /** The time at which an unfinished withdrawal continues. */
  withdrawalDueAt: Date | null;
};

/**
 * When the provider is asked again by itself, in case its message is lost; null when nothing can change by itself.
 */
export function nextCheck(
  state: SubscriptionState | null,
  { openSince, withdrawalDueAt }: Pending,
  now: Date,
): Date | null {
  const times = [
    state && timeOf(state, now),
    openSince && retryOf(openSince, now),
    withdrawalDueAt?.getTime() ?? null,
  ];
  const due = times.filter((time) => time !== null);
  if (due.length === 0) return null;
  return new Date(Math.max(Math.min(...due), now.getTime() + minuteMs));
}

function timeOf(state: SubscriptionState, now: Date): number | null {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, graceEndsAt } = state;
  if (status === "cancelled") return null;
  if (graceEndsAt) return Math.min(graceEndsAt.getTime(), now.getTime() + lateMs);
  const end = currentPeriodEnd.getTime() + (cancelAtPeriodEnd ? minuteMs : renewalMs);
  return end > now.getTime() ? end : now.getTime() + hourMs;
}

/** Soon after the form was opened, and ever more rarely while nobody pays. */
function retryOf(openSince: Date, now: Date): number {
  const ageMs = Math.max(0, now.getTime() - openSince.getTime());
  return now.getTime() + Math.min(Math.max(ageMs, minuteMs), lateMs);
}
