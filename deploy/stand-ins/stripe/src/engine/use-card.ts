import type { Account } from "./account.ts";

/** Makes a card that was set up the default of a customer and of all subscriptions. */
export function useCard(account: Account, customer: string, setup: string): void {
  const { customer: owner, status, payment_method: method } = account.get("setup_intent", setup);
  if (owner !== customer || status !== "succeeded" || method === null) return;
  const { invoice_settings: settings } = account.get("customer", customer);
  const changes = { invoice_settings: { ...settings, default_payment_method: method } };
  account.change("customer", customer, changes, "customer.updated");
  for (const { id, ended_at } of account.store.ownedBy("subscription", customer))
    if (ended_at === null)
      account.change("subscription", id, { default_payment_method: method }, "customer.subscription.updated");
}
