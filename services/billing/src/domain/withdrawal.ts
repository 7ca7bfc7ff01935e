import type { SubscriptionState } from "./subscription.ts";

/** For how long a consumer in the European Union may withdraw from a contract (Directive 2011/83/EU, article 9). */
const withdrawalMs = 14 * 24 * 3_600_000;

/** Until when a person may withdraw from the subscription; undefined where there is nothing to give back. */
export function withdrawableUntil(state: SubscriptionState | null, now: Date): Date | undefined {
  if (!state?.paid || state.status === "cancelled") return undefined;
  const until = endOfWithdrawal(state.paid.firstAt);
  return until > now ? until : undefined;
}

/** The end of the time to withdraw, from the first payment on. */
export const endOfWithdrawal = (firstPaidAt: Date): Date => new Date(firstPaidAt.getTime() + withdrawalMs);
