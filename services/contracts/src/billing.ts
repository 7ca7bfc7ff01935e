import * as z from "zod/mini";
import { emailSchema } from "./email.ts";

/** Interval of a subscription. */
export const billingIntervalSchema = z.enum(["month", "year"]);
/** A parsed interval. */
export type BillingInterval = z.infer<typeof billingIntervalSchema>;

/** An amount as `moneyText` takes it, and its currency by its three letters. */
export const moneySchema = z.object({
  amount: z.int().check(z.gte(0)),
  currency: z.string().check(z.regex(/^[a-z]{3}$/)),
});

/** A price of Premium, as the payment provider has it. */
export const priceSchema = z.object({ ...moneySchema.shape, interval: billingIntervalSchema });
/** A parsed price. */
export type Price = z.infer<typeof priceSchema>;

/** Body of `GET /api/billing/plans`. */
export const plansSchema = z.object({
  /** The monthly price, and the yearly one where it is offered. */
  prices: z.array(priceSchema).check(z.minLength(1), z.maxLength(2)),
  /** Days of the trial; 0 without one. */
  trialDays: z.int().check(z.gte(0)),
});
/** Parsed plans. */
export type Plans = z.infer<typeof plansSchema>;

/** Data for the browser's card form, whose script sends card data to the provider alone. */
const paymentForm = {
  /** Client secret of a payment or of a card's set-up; for this player only. */
  clientSecret: z.string(),
  publishableKey: z.string(),
  /** Address of the provider's browser script. */
  scriptUrl: z.url(),
};

/** A player's address, as far as taxes need it. */
export const taxAddressSchema = z.object({
  /** Two letters, ISO 3166-1. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Empty where the country has none. */
  postalCode: z.string().check(z.regex(/^[\dA-Za-z -]{0,12}$/)),
});
/** A parsed place. */
export type TaxAddress = z.infer<typeof taxAddressSchema>;

/** Body of `POST /api/get-or-create-subscription`, which may be left out: monthly by default. */
export const beginSubscriptionSchema = z.object({
  interval: z.optional(billingIntervalSchema),
  /** The address for taxes, after a response has asked for it by an error at `address`. */
  address: z.optional(taxAddressSchema),
  /** As the player has typed it; null for none. Without it the subscription that is there keeps its own. */
  promotionCode: z.optional(z.nullable(z.string().check(z.regex(/^[\w-]{1,100}$/)))),
});
/** A parsed wish to subscribe. */
export type BeginSubscription = z.infer<typeof beginSubscriptionSchema>;

const { amount } = moneySchema.shape;

/** The first payment and its parts, in the currency of the price. */
export const firstPaymentSchema = z.object({
  subtotal: amount,
  discount: z.nullable(
    z.object({
      amount,
      /** True if later payments have it too. */
      lasts: z.boolean(),
      /** Months of the discount; null for the whole subscription. */
      months: z.nullable(z.int()),
    }),
  ),
  tax: amount,
  /** True if the subtotal includes the tax; otherwise it is added. */
  isTaxIncluded: z.boolean(),
  total: amount,
});
/** A parsed first payment. */
export type FirstPayment = z.infer<typeof firstPaymentSchema>;

/** The response of `POST /api/get-or-create-subscription`. */
export const openSubscriptionSchema = z.object({
  ...paymentForm,
  /** Use of the secret: `confirmPayment`, or `confirmSetup` if nothing is due before a trial ends. */
  confirm: z.enum(["payment", "setup"]),
  price: priceSchema,
  /** Now, or when the trial ends. */
  payment: firstPaymentSchema,
  /** True if the page takes a promotion code. */
  takesPromotionCodes: z.boolean(),
  /** The applied discount. */
  promotionCode: z.nullable(z.string()),
  ...plansSchema.shape,
});
/** A parsed subscription that is to be paid. */
export type OpenSubscription = z.infer<typeof openSubscriptionSchema>;

/** A card without what would let anyone pay with it. */
export const cardSchema = z.object({
  /** Such as `visa`. */
  brand: z.string(),
  last4: z.string().check(z.regex(/^\d{4}$/)),
  expMonth: z.int().check(z.gte(1), z.lte(12)),
  expYear: z.int(),
});
/** A parsed card. */
export type Card = z.infer<typeof cardSchema>;

const instant = z.iso.datetime();

/** A player's subscription with all that its owner can do about it; body of `GET /api/billing/summary`. */
export const billingSummarySchema = z.object({
  /** `none` before the first payment. Premium is in force while it is `active` or `past_due`. */
  status: z.enum(["none", "active", "past_due", "cancelled"]),
  /** True during the trial, before the first payment. */
  isTrial: z.boolean(),
  /** True if the current period was paid at another price, which `price` follows. */
  isPaidAhead: z.boolean(),
  currentPeriodEnd: z.nullable(instant),
  /** It ends then, because the player has cancelled it. */
  cancelAtPeriodEnd: z.boolean(),
  price: z.nullable(priceSchema),
  /** The card of the next payments; null for other means, such as a wallet. */
  card: z.nullable(cardSchema),
  /** Since when a payment is late. */
  paymentFailedAt: z.nullable(instant),
  /** The end of Premium, unless the late payment arrives. */
  graceEndsAt: z.nullable(instant),
  /**
   * What withdrawing from the contract would give back now, and until when that is possible. A person's first withdrawal
   * in twelve months gives everything back, and later ones what was paid for the days to come (`byDays`).
   */
  withdrawal: z.nullable(z.object({ possibleUntil: instant, ...moneySchema.shape, byDays: z.boolean() })),
});
/** A parsed summary. */
export type BillingSummary = z.infer<typeof billingSummarySchema>;

/** Body of `POST /api/auth/cancel-subscription`: the address of the signed-in player. */
export const cancelSubscriptionSchema = z.object({ email: emailSchema });

/** Body of `POST /api/billing/switch`. */
export const switchIntervalSchema = z.object({ interval: billingIntervalSchema });

/** Body of `POST /api/billing/withdraw`: the second of the two steps. */
export const withdrawSchema = z.object({ confirm: z.literal(true) });
/** The refund of a withdrawal. */
export const withdrawnSchema = z.object({ ...moneySchema.shape, withdrawnAt: instant });
/** A parsed withdrawal. */
export type Withdrawn = z.infer<typeof withdrawnSchema>;

/** One invoice or receipt of a player. */
export const invoiceSchema = z.object({
  id: z.string(),
  /** As printed on it; null before the provider has given it one. */
  number: z.nullable(z.string()),
  createdAt: instant,
  ...moneySchema.shape,
  /** The parts of the amount. */
  tax: z.int(),
  /** The discount. */
  discount: z.int(),
  /** The part of the amount that a credit paid. */
  fromCredit: z.int(),
  /** The amount given back, by us or by a bank; the whole payment if the status is `refunded`. */
  givenBack: z.int(),
  status: z.enum(["open", "paid", "refunded", "void", "uncollectible"]),
  /** The time that it is for. */
  periodStart: instant,
  periodEnd: instant,
  /** The provider's page of the invoice, and the file; null where there is none. */
  pageUrl: z.nullable(z.url()),
  pdfUrl: z.nullable(z.url()),
});
/** A parsed invoice. */
export type Invoice = z.infer<typeof invoiceSchema>;

/** Query of `GET /api/billing/invoices`. */
export const invoicesQuerySchema = z.object({
  /** Pages back: invoices before the one with this id. */
  before: z.optional(z.string().check(z.regex(/^in_\w{1,100}$/))),
});
/** Body of `GET /api/billing/invoices`: the newest first, up to twenty. */
export const invoicesSchema = z.object({
  invoices: z.array(invoiceSchema),
  /** `before` for the next ones; null when there are none. */
  next: z.nullable(z.string()),
});
/** Parsed invoices. */
export type Invoices = z.infer<typeof invoicesSchema>;

/** Body of `POST /api/billing/portal`: the provider's page for card and invoices; null where none is set up. */
export const portalSchema = z.object({ url: z.nullable(z.url()) });

/** The response of `POST /api/billing/card`: the form for another card. */
export const cardFormSchema = z.object(paymentForm);
/** A parsed form for another card. */
export type CardForm = z.infer<typeof cardFormSchema>;

/** Body of `PUT /api/billing/card`: the set-up that the browser has confirmed. */
export const useCardSchema = z.object({ setupIntent: z.string().check(z.regex(/^seti_\w{1,100}$/)) });
/** The response of `PUT /api/billing/card`. */
export const usedCardSchema = z.object({
  summary: billingSummarySchema,
  /** Secret for `confirmPayment`, if the late payment needs its owner's consent at the bank. */
  payment: z.nullable(z.object(paymentForm)),
});
/** A parsed response to another card. */
export type UsedCard = z.infer<typeof usedCardSchema>;

/** Body of `POST /webhooks/stripe`: one of Stripe's events, of which only these parts matter. */
export const stripeEventSchema = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,200}$/)),
  type: z.string().check(z.regex(/^[a-z\d_.]{3,100}$/)),
  /** The event's object; it is fetched again, because events arrive late and in any order. */
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
/** Body of the response to a webhook. */
export const webhookReceivedSchema = z.object({ received: z.literal(true) });
