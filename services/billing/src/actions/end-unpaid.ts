import type { Provider } from "../clients/provider.ts";

/**
 * Ends a subscription that isn't paid, so that nothing can be paid for it any more. What was paid while it ended is given
 * back, unless that is refused: then the bank has it already, or its owner is to be paid in another way.
 * @param isReversed whether it ends because a bank gave a payment back
 */
export async function endUnpaid(
  { subscriptions, payments }: Provider,
  id: string,
  { isReversed = false } = {},
): Promise<void> {
  const unpaid = await payments.openInvoices(id);
  await (isReversed ? subscriptions.endReversed(id) : subscriptions.end(id));
  for (const invoice of unpaid) await payments.dropInvoice(invoice);
}
