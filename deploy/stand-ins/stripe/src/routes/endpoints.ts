import type { Endpoint } from "../http/endpoint.ts";
import { charges } from "./charges.ts";
import { coupons } from "./coupons.ts";
import { customers } from "./customers.ts";
import { invoices } from "./invoices.ts";
import { paymentIntents } from "./payment-intents.ts";
import { paymentMethods } from "./payment-methods.ts";
import { portal } from "./portal.ts";
import { prices } from "./prices.ts";
import { setupIntents } from "./setup-intents.ts";
import { subscriptions } from "./subscriptions.ts";
import { webhookEndpoints } from "./webhook-endpoints.ts";

/** The part of Stripe's API that the stand-in implements. */
export const endpoints: readonly Endpoint[] = [
  ...charges,
  ...coupons,
  ...customers,
  ...invoices,
  ...paymentIntents,
  ...paymentMethods,
  ...portal,
  ...prices,
  ...setupIntents,
  ...subscriptions,
  ...webhookEndpoints,
];
