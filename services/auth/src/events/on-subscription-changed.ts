import { createQuarantine } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { subscriptionOf } from "../domain/subscription.ts";

/**
 * Keeps the accounts' summaries of their subscriptions. Events may arrive twice and in any order: the one with the
 * highest revision holds. Those of an account that is gone change nothing.
 */
export function onSubscriptionChanged({ bus, mongo, accounts }: Context): void {
  bus.consume({
    durable: "auth",
    types: [
      "subscription.activated",
      "subscription.updated",
      "subscription.past_due",
      "subscription.cancelled",
    ],
    quarantine: createQuarantine(mongo.connection),
    handle: ({ data }) => accounts.saveSubscription(data.userId, subscriptionOf(data)),
  });
}
