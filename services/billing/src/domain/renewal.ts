import type { SubscriptionState } from "./subscription.ts";

/** Whether the owner of a subscription is told of the coming payment: not of those that come every month. */
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
