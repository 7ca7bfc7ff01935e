import { DomainError } from "@wordlehint/runtime";
import type { SubscriptionState } from "../domain/subscription.ts";
import type { Customer } from "../store/customer-model.ts";
import { refreshCustomer, type Refreshing } from "./refresh-customer.ts";

export type Subscriber = Customer & { stripeCustomerId: string; subscription: SubscriptionState };

/**
 * A person with Premium, as the provider says now.
 * @throws {DomainError} `conflict` for a person without.
 */
export async function requireSubscription(context: Refreshing, userId: string): Promise<Subscriber> {
  const customer = await refreshCustomer(context, userId);
  const { stripeCustomerId, subscription } = customer ?? {};
  if (!customer || stripeCustomerId === undefined || !subscription || subscription.status === "cancelled")
    throw new DomainError("conflict", "You don't have Premium, so there is nothing to change.");
  return { ...customer, stripeCustomerId, subscription };
}

/** A person who is a customer, with Premium or without. @throws {DomainError} `conflict` */
export async function requireCustomer(
  { customers }: Pick<Refreshing, "customers">,
  userId: string,
): Promise<Customer & { stripeCustomerId: string }> {
  const customer = await customers.find(userId);
  if (!customer || customer.erasedAt || customer.stripeCustomerId === undefined)
    throw new DomainError("conflict", "You haven't paid for anything yet.");
  return { ...customer, stripeCustomerId: customer.stripeCustomerId };
}
