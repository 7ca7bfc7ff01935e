import type { Context } from "../context.ts";
import { requireCustomer } from "./require-subscription.ts";

/**
 * The address of the provider's page for a person's card and invoices, from where a link leads back to the profile; null
 * where no such page is configured.
 * @throws {DomainError} `conflict` for a person who isn't a customer.
 */
export async function openPortal(
  context: Pick<Context, "customers" | "provider" | "config">,
  userId: string,
): Promise<{ url: string | null }> {
  const { stripeCustomerId } = await requireCustomer(context, userId);
  const url = await context.provider().portal.open(stripeCustomerId, context.config.PUBLIC_ORIGIN);
  return { url: url ?? null };
}
