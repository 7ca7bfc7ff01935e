import type { Invoice } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { listInvoices } from "./list-invoices.ts";

/**
 * What is stored about a person here, what of it outlasts the account, and the invoices at the payment provider.
 * @throws {ProviderAway} rather than leave the invoices out.
 */
export async function exportPersonalData(
  context: Pick<Context, "customers" | "persons" | "provider">,
  userId: string,
): Promise<unknown> {
  const customer = await context.customers.find(userId);
  if (!customer || customer.erasedAt) return { customer: null };
  const { email, stripeCustomerId, subscription, withdrawal, createdAt, checkedAt } = customer;
  const invoices: Invoice[] = [];
  let before: string | undefined;
  do {
    const page = await listInvoices(context, userId, before);
    invoices.push(...page.invoices);
    before = page.next ?? undefined;
  } while (before !== undefined);
  return {
    customer: { email, stripeCustomerId, subscription, withdrawal, createdAt, checkedAt },
    remembered: await context.persons.list(customer),
    invoices,
  };
}
