import { amountStep } from "@wordlehint/contracts";
import type { Paid, SubscriptionState } from "./subscription.ts";

const dayMs = 24 * 3_600_000;
/** The period in which a consumer in the European Union may withdraw from a contract (Directive 2011/83/EU, article 9). */
const withdrawalMs = 14 * dayMs;

/** Until when a person may withdraw from the subscription; undefined where there is nothing to give back. */
export function withdrawableUntil(state: SubscriptionState | null, now: Date): Date | undefined {
  if (!state?.paid || state.status === "cancelled") return undefined;
  const until = endOfWithdrawal(state.paid.firstAt);
  return until > now ? until : undefined;
}

/** The end of the time to withdraw, from the first payment on. */
export const endOfWithdrawal = (firstPaidAt: Date): Date => new Date(firstPaidAt.getTime() + withdrawalMs);

type Wanted = {
  byDays: boolean;
  /** The amount given back before the withdrawal; by default all that was given back. */
  givenBefore?: number | undefined;
};

/**
 * What a withdrawal gives back: everything that was paid and hasn't become a credit, or else what was paid for the time
 * after the day of the withdrawal (article 14, paragraph 3, of the same directive), less what was given back before.
 */
export function amountToGiveBack(
  { firstAt, amount, currency, givenBack = 0, parts }: Paid,
  at: Date,
  { byDays, givenBefore = givenBack }: Wanted,
): number {
  const paid = amount + givenBack;
  const asked = parts ?? [{ from: firstAt, to: firstAt, amount: paid }];
  const step = amountStep(currency);
  const invoiced = sumOf(asked.map((part) => part.amount));
  const wanted = byDays ? Math.floor(unusedOf(asked, at) / step) * step : invoiced;
  return Math.max(0, Math.min(paid, invoiced, wanted) - givenBefore);
}

/** Returns the amount invoiced for the time after the day of an instant; days begin with the first part. */
function unusedOf(parts: NonNullable<Paid["parts"]>, at: Date): number {
  const begin = Math.min(...parts.map(({ from }) => from.getTime()));
  const endOfDay = begin + Math.ceil((at.getTime() - begin) / dayMs) * dayMs;
  return sumOf(parts.map((part) => part.amount * shareAfter(part, endOfDay)));
}

function shareAfter({ from, to }: { from: Date; to: Date }, timeMs: number): number {
  const lengthMs = to.getTime() - from.getTime();
  return lengthMs > 0 ? Math.min(1, Math.max(0, (to.getTime() - timeMs) / lengthMs)) : 0;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
