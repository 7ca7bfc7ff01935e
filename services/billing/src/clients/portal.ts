import type Stripe from "stripe";
import { ask } from "./provider-faults.ts";

export type Portal = ReturnType<typeof createPortal>;

/** Metadata that marks the configuration made by `billing setup`. */
export const portalMetadata = { madeBy: "wordlehint" } as const;

/** The provider's own pages for card and invoices. */
export function createPortal(stripe: Stripe) {
  return {
    /** The address of a customer's page; undefined where no portal is configured. */
    open: (customer: string, returnUrl: string): Promise<string | undefined> =>
      ask(async () => {
        const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
        const found =
          data.find(({ metadata }) => metadata?.madeBy === portalMetadata.madeBy) ??
          data.find(({ is_default }) => is_default);
        if (!found) return undefined;
        const session = { customer, configuration: found.id, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(session)).url;
      }),
  };
}
