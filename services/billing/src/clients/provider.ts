import { createCards, type Cards } from "./cards.ts";
import { connectStripe, type StripeAddress } from "./connect-stripe.ts";
import { createCustomers, type Customers } from "./customers.ts";
import { createPayments, type Payments } from "./payments.ts";
import { createPortal, type Portal } from "./portal.ts";
import { createPrices, type Prices } from "./prices.ts";
import { createPromotions, type Promotions } from "./promotions.ts";
import { createSetup, type Setup } from "./setup.ts";
import { createSubscriptions, type Subscriptions, type Terms } from "./subscriptions.ts";

/** The payment provider, in the product's own terms. */
export type Provider = {
  cards: Cards;
  customers: Customers;
  payments: Payments;
  portal: Portal;
  prices: Prices;
  promotions: Promotions;
  setup: Setup;
  subscriptions: Subscriptions;
};

export type ProviderOptions = StripeAddress & { terms: Terms; now: () => Date };

export function connectProvider({ terms, now, ...address }: ProviderOptions): Provider {
  const stripe = connectStripe(address);
  return {
    cards: createCards(stripe),
    customers: createCustomers(stripe),
    payments: createPayments(stripe),
    portal: createPortal(stripe),
    prices: createPrices(stripe, now),
    promotions: createPromotions(stripe),
    setup: createSetup(stripe),
    subscriptions: createSubscriptions(stripe, terms),
  };
}
