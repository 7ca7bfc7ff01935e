import type { BillingInterval } from "@wordlehint/contracts";
import Stripe from "stripe";
import { lookupKeys } from "./prices.ts";
import { portalMetadata } from "./portal.ts";
import { ask } from "./provider-faults.ts";

export type Setup = ReturnType<typeof createSetup>;

export type WantedPrice = { interval: BillingInterval; amount: number; currency: string };

const productId = "wordlehint_premium";

/** Sets up an account. A part that exists stays as it is, and is changed if it differs. */
export function createSetup(stripe: Stripe) {
  const product = async (): Promise<string> => {
    for await (const { id } of stripe.products.list({ ids: [productId] })) return id;
    const made = { id: productId, name: "WordleHint Premium", description: "WordleHint without ads" };
    return (await stripe.products.create(made, { idempotencyKey: `product:${productId}` })).id;
  };

  return {
    /** Puts a price on offer. Those who pay another one keep it. Returns whether it was made. */
    price: ({ interval, amount, currency }: WantedPrice): Promise<boolean> =>
      ask(async () => {
        const key = lookupKeys[interval];
        const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
        const isThere = data.some((price) => price.unit_amount === amount && price.currency === currency);
        if (isThere) return false;
        await stripe.prices.create({
          product: await product(),
          unit_amount: amount,
          currency,
          recurring: { interval },
          lookup_key: key,
          transfer_lookup_key: true,
        });
        return true;
      }),

    /** Takes the price of an interval off the offer. */
    removePrice: (interval: BillingInterval): Promise<void> =>
      ask(async () => {
        const { data } = await stripe.prices.list({ lookup_keys: [lookupKeys[interval]], active: true });
        for (const { id } of data) await stripe.prices.update(id, { active: false });
      }),

    /**
     * Has events sent to an address, in the API version of the client.
     * @returns the new endpoint's id and secret, which can't be had again; undefined where one with a secret that is
     * known is there.
     */
    webhook: (
      url: string,
      events: readonly string[],
      knownIds: readonly string[],
    ): Promise<{ id: string; secret: string } | undefined> =>
      ask(async () => {
        const enabled_events = [...events] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
        const others: string[] = [];
        for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
          if (endpoint.url !== url) continue;
          const isKnown = knownIds.includes(endpoint.id) && endpoint.api_version === Stripe.API_VERSION;
          if (!isKnown) {
            others.push(endpoint.id);
            continue;
          }
          const isSame = [...endpoint.enabled_events].sort().join() === [...events].sort().join();
          if (!isSame || endpoint.status !== "enabled")
            await stripe.webhookEndpoints.update(endpoint.id, { enabled_events, disabled: false });
          return undefined;
        }
        const made = await stripe.webhookEndpoints.create({
          url,
          enabled_events,
          api_version: Stripe.API_VERSION,
          description: "WordleHint billing",
        });
        for (const id of others) await stripe.webhookEndpoints.del(id);
        if (made.secret === undefined) throw new Error("a new webhook endpoint has no secret");
        return { id: made.id, secret: made.secret };
      }),

    /** Configures the hosted page for card and invoices. Returns whether it was made. */
    portal: (returnUrl: string): Promise<boolean> =>
      ask(async () => {
        const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
        if (data.some(({ metadata }) => metadata?.madeBy === portalMetadata.madeBy)) return false;
        await stripe.billingPortal.configurations.create({
          business_profile: { headline: "WordleHint Premium" },
          default_return_url: returnUrl,
          features: { invoice_history: { enabled: true }, payment_method_update: { enabled: true } },
          metadata: portalMetadata,
        });
        return true;
      }),
  };
}
