import { amountText } from "@wordlehint/contracts";
import type { WantedPrice } from "../clients/setup.ts";
import type { Context } from "../context.ts";
import { wantedEvents } from "../domain/webhook-event.ts";

/** The wanted set-up of the provider's account. */
export type WantedAccount = {
  prices: readonly WantedPrice[];
  webhookUrl: string;
  /** The address to which the hosted page returns. */
  returnUrl: string;
};

/**
 * Makes what Premium needs in the provider's account: product, prices, webhook endpoint with its secret, and the hosted
 * page for card and invoices. Changes nothing of what is there as it should be.
 * @returns what was made or changed, in words
 */
export async function setUpAccount(
  { provider, webhookSecrets }: Pick<Context, "provider" | "webhookSecrets">,
  { prices, webhookUrl, returnUrl }: WantedAccount,
): Promise<string[]> {
  const { setup, prices: offered } = provider();
  const done: string[] = [];
  for (const price of prices)
    if (await setup.price(price))
      done.push(`The ${price.interval}ly price is ${amountText(price)} ${price.currency}.`);
  if (!prices.some(({ interval }) => interval === "year")) await setup.removePrice("year");
  offered.forget();
  const made = await setup.webhook(webhookUrl, wantedEvents, await webhookSecrets.ids());
  if (made) {
    await webhookSecrets.add(made.id, made.secret);
    done.push(`Events are sent to ${webhookUrl}.`);
  }
  if (await setup.portal(returnUrl)) done.push("The hosted page for card and invoices is configured.");
  return done;
}
