import type { Provider } from "../clients/provider.ts";

/**
 * Ends a subscription that isn't paid, so that nothing can be paid for it any more. What was paid while it ended is given
 * back.
 */
export async function endUnpaid({ subscriptions, payments }: Provider, id: string): Promise<void> {
  const unpaid = await payments.openInvoices(id);
  await subscriptions.end(id);
  for (const invoice of unpaid) await payments.dropInvoice(invoice);
}
