import type { SubscriptionState } from "./subscription.ts";

/** Returns whether a coming payment is announced; monthly ones aren't. */
export function mustBeTold(
  {
    price,
    isTrial,
    isPaidAhead = false,
    currentPeriodEnd,
  }: Pick<SubscriptionState, "price" | "isTrial" | "isPaidAhead" | "currentPeriodEnd">,
  announced: Date | undefined,
): boolean {
  return (
    (price.interval === "year" || isTrial || isPaidAhead) &&
    announced?.getTime() !== currentPeriodEnd.getTime()
  );
}
