import type { BillingInterval } from "@wordlehint/contracts";
import type Stripe from "stripe";
import { readPrice, type ProviderPrice } from "../domain/provider-subscription.ts";
import { ask } from "./provider-faults.ts";

export type Prices = ReturnType<typeof createPrices>;

/** The prices on offer by interval. */
export type Offer = Partial<Record<BillingInterval, ProviderPrice>>;

/** By which the prices on offer are found, whatever they are at the time. */
export const lookupKeys: Readonly<Record<BillingInterval, string>> = {
  month: "premium_monthly",
  year: "premium_yearly",
};

const keptMs = 60_000;

/** What the account's prices are. They are asked for every minute at most; while that fails, the last ones hold. */
export function createPrices(stripe: Stripe, now: () => Date) {
  let kept: { offer: Offer; atMs: number } | undefined;

  const fetchOffer = (): Promise<Offer> =>
    ask(async () => {
      const { data } = await stripe.prices.list({ lookup_keys: Object.values(lookupKeys), active: true });
      const offer: Offer = {};
      for (const price of data) {
        const read = readPrice(price);
        if (read && price.lookup_key === lookupKeys[read.interval]) offer[read.interval] = read;
      }
      return offer;
    });

  return {
    /** @throws {ProviderAway} when the prices were never read. */
    offer: async (): Promise<Offer> => {
      const atMs = now().getTime();
      if (kept && Math.abs(atMs - kept.atMs) < keptMs) return kept.offer;
      try {
        kept = { offer: await fetchOffer(), atMs };
      } catch (error) {
        if (!kept) throw error;
      }
      return kept.offer;
    },

    forget: (): void => {
      kept = undefined;
    },
  };
}
