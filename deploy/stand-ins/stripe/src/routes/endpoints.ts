import type { Endpoint } from "../http/endpoint.ts";
import { charges } from "./charges.ts";
import { coupons } from "./coupons.ts";
import { customers } from "./customers.ts";
import { disputes } from "./disputes.ts";
import { events } from "./events.ts";
import { invoices } from "./invoices.ts";
import { paymentIntents } from "./payment-intents.ts";
import { paymentMethods } from "./payment-methods.ts";
import { portal } from "./portal.ts";
import { prices } from "./prices.ts";
import { products } from "./products.ts";
import { setupIntents } from "./setup-intents.ts";
import { subscriptions } from "./subscriptions.ts";
import { testClocks } from "./test-clocks.ts";
import { webhookEndpoints } from "./webhook-endpoints.ts";

/** The part of Stripe's API that this server knows. */
export const endpoints: readonly Endpoint[] = [
  ...charges,
  ...coupons,
  ...customers,
  ...disputes,
  ...events,
  ...invoices,
  ...paymentIntents,
  ...paymentMethods,
  ...portal,
  ...prices,
  ...products,
  ...setupIntents,
  ...subscriptions,
  ...testClocks,
  ...webhookEndpoints,
];
