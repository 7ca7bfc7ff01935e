import type { Context } from "../context.ts";

/** Changes a customer's address to the account's. */
export async function changeAddress(
  { customers, accounts, provider }: Pick<Context, "customers" | "accounts" | "provider">,
  userId: string,
): Promise<void> {
  if (!(await customers.find(userId))) return;
  // The account's address by now, because events may arrive in another order.
  const email = await accounts.addressOf(userId);
  if (email === undefined) return;
  const customer = await customers.changeEmail(userId, email);
  if (customer?.stripeCustomerId !== undefined)
    await provider().customers.changeEmail(customer.stripeCustomerId, email);
}
