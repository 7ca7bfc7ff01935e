import type { EventData } from "@wordlehint/contracts";
import type { Account } from "./account.ts";

/** Returns the stored summary of an event about a subscription. */
export function subscriptionOf(data: EventData<"subscription.updated">): Required<Account>["subscription"] {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, revision } = data;
  return {
    status,
    currentPeriodEnd: currentPeriodEnd === null ? null : new Date(currentPeriodEnd),
    cancelAtPeriodEnd,
    revision,
  };
}
