import type { SubscriptionState } from "./subscription.ts";

/** Whether the owner of a subscription is told of the coming payment: not of those that come every month. */
export function mustBeTold(
  { price, isTrial, currentPeriodEnd }: Pick<SubscriptionState, "price" | "isTrial" | "currentPeriodEnd">,
  announced: Date | undefined,
): boolean {
  return (price.interval === "year" || isTrial) && announced?.getTime() !== currentPeriodEnd.getTime();
}
