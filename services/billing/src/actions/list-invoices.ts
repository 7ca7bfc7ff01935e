import type { Invoices } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import { Refused } from "../clients/provider-faults.ts";
import type { Context } from "../context.ts";

/**
 * A person's invoices, the newest first.
 * @param before the id of the invoice after them
 * @throws {DomainError} `invalid_input` when there is no such invoice.
 */
export async function listInvoices(
  { customers, provider }: Pick<Context, "customers" | "provider">,
  userId: string,
  before?: string,
): Promise<Invoices> {
  const customer = await customers.find(userId);
  if (customer?.stripeCustomerId === undefined) return { invoices: [], next: null };
  try {
    return await provider().payments.invoices(customer.stripeCustomerId, before);
  } catch (error) {
    if (error instanceof Refused && before !== undefined)
      throw new DomainError("invalid_input", "There is no such invoice.", [
        { path: "before", message: "There is no such invoice." },
      ]);
    throw error;
  }
}
