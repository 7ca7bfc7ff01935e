import type { Stripe } from "stripe";
import type { Plain } from "./plain.ts";

/** The kinds of objects that are stored, by the name in their field `object`. */
export type Kinds = {
  "billing_portal.configuration": Plain<Stripe.BillingPortal.Configuration>;
  "billing_portal.session": Plain<Stripe.BillingPortal.Session>;
  charge: Plain<Stripe.Charge>;
  coupon: Plain<Stripe.Coupon>;
  customer: Plain<Stripe.Customer>;
  discount: Plain<Stripe.Discount>;
  dispute: Plain<Stripe.Dispute>;
  event: StoredEvent;
  invoice: Plain<Stripe.Invoice> & { subscription: null };
  invoice_payment: Plain<Stripe.InvoicePayment>;
  payment_intent: Plain<Stripe.PaymentIntent>;
  payment_method: Plain<Stripe.PaymentMethod>;
  price: Plain<Stripe.Price>;
  product: Plain<Stripe.Product>;
  promotion_code: Plain<Stripe.PromotionCode>;
  refund: Plain<Stripe.Refund>;
  setup_intent: Plain<Stripe.SetupIntent>;
  subscription: Plain<Stripe.Subscription>;
  webhook_endpoint: Plain<Stripe.WebhookEndpoint>;
};

export type Kind = keyof Kinds;

export type StoredEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

/** The first letters of the ids of a kind. */
export const prefixes: Readonly<Record<Kind, string>> = {
  "billing_portal.configuration": "bpc_",
  "billing_portal.session": "bps_",
  charge: "ch_",
  coupon: "",
  customer: "cus_",
  discount: "di_",
  dispute: "dp_",
  event: "evt_",
  invoice: "in_",
  invoice_payment: "inpay_",
  payment_intent: "pi_",
  payment_method: "pm_",
  price: "price_",
  product: "prod_",
  promotion_code: "promo_",
  refund: "re_",
  setup_intent: "seti_",
  subscription: "sub_",
  webhook_endpoint: "we_",
};
