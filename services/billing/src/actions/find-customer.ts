import type { Context } from "../context.ts";
import type { Customer } from "../store/customer-model.ts";

/**
 * The person of one of the provider's customers. One that isn't known here, because it was made just now or the database
 * was restored from a copy, is found by what the provider knows of it. Undefined for others.
 */
export async function findCustomer(
  { customers, provider, accounts, now }: Pick<Context, "customers" | "provider" | "accounts" | "now">,
  stripeCustomerId: string,
): Promise<Customer | undefined> {
  const known = await customers.findByStripeId(stripeCustomerId);
  if (known) return known.erasedAt ? undefined : known;
  const owner = await provider().customers.ownerOf(stripeCustomerId);
  if (!owner) return undefined;
  const email = await accounts.addressOf(owner.userId);
  if (email === undefined || !(await customers.open(owner.userId, email, now()))) return undefined;
  const kept = await customers.setStripeId(owner.userId, stripeCustomerId);
  return kept?.stripeCustomerId === stripeCustomerId ? kept : undefined;
}
