import type { BillingInterval } from "@wordlehint/contracts";
import type Stripe from "stripe";
import { readPrice, type ProviderPrice } from "../domain/provider-subscription.ts";
import { ask } from "./provider-faults.ts";

export type Prices = ReturnType<typeof createPrices>;

/** The prices on offer by interval. */
export type Offer = Partial<Record<BillingInterval, ProviderPrice>>;

/** Lookup keys of the prices on offer. */
export const lookupKeys: Readonly<Record<BillingInterval, string>> = {
  month: "premium_monthly",
  year: "premium_yearly",
};

const keptMs = 60_000;
const failedMs = 2000;

/** A question that was asked, for everyone who wants to know within a time after. */
type Question = { offer: Promise<Offer>; atMs: number; keptMs: number };

/**
 * What the account's prices are. They are asked for every minute at most, or every two seconds while that fails; the last
 * ones hold until then.
 */
export function createPrices(stripe: Stripe, now: () => Date) {
  let asked: Question | undefined;
  let last: Offer | undefined;

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

  const askAt = (atMs: number): Question => {
    const question: Question = {
      ...{ atMs, keptMs },
      offer: fetchOffer().then(
        (offer) => (last = offer),
        (error: unknown) => {
          question.keptMs = failedMs;
          if (!last) throw error;
          return last;
        },
      ),
    };
    return question;
  };

  return {
    /** @throws {ProviderAway} when the prices were never read. */
    offer: (): Promise<Offer> => {
      const atMs = now().getTime();
      if (!asked || Math.abs(atMs - asked.atMs) >= asked.keptMs) asked = askAt(atMs);
      return asked.offer;
    },

    forget: (): void => {
      asked = undefined;
      last = undefined;
    },
  };
}
