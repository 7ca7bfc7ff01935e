import type { User } from "@wordlehint/contracts";
import type { Account } from "./account.ts";

/** Returns an account as its owner sees it. */
export function userOf({ id, email, username, subscription, createdAt }: Account): User {
  return {
    id,
    email,
    username: username ?? null,
    // While the provider still tries to collect a payment, Premium goes on.
    isSubscribed: subscription !== undefined && subscription.status !== "cancelled",
    subscription: subscription
      ? {
          status: subscription.status,
          currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
          cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
        }
      : null,
    createdAt: createdAt.toISOString(),
  };
}
