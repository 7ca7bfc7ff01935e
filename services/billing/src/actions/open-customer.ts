import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Customer } from "../store/customer-model.ts";
import { eraseAtProvider } from "./erase-customer.ts";

/**
 * The customer of a signed-in person, at the provider too, made unless it is there.
 * @throws {DomainError} `unauthorized` when the account is gone.
 */
export async function openCustomer(context: Context, userId: string): Promise<Customer> {
  const { accounts, customers, now } = context;
  const provider = context.provider();
  const email = await accounts.addressOf(userId);
  const customer = email === undefined ? undefined : await customers.open(userId, email, now());
  if (!customer || email === undefined) throw accountGone();
  if (customer.stripeCustomerId !== undefined) return customer;
  const made = await provider.customers.create(userId, email);
  const kept = await customers.setStripeId(userId, made);
  if (kept?.stripeCustomerId !== undefined) return kept;
  // The account was deleted meanwhile.
  await eraseAtProvider(provider, made);
  throw accountGone();
}

const accountGone = () => new DomainError("unauthorized", "This account is gone. Please sign in again.");
