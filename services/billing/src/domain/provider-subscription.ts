import type { BillingInterval, Card, FirstPayment, Price } from "@wordlehint/contracts";
import type Stripe from "stripe";
import { readFirstPayment } from "./first-payment.ts";

/** A price as the payment provider has it. */
export type ProviderPrice = Price & { id: string };

/** A card with what is the same for the same number in every account; null where the provider doesn't tell. */
export type ProviderCard = Card & { fingerprint: string | null };

/** Metadata that marks a trial which only postpones the next payment to the end of the paid period. */
export const paidAhead = { paidAhead: "yes" } as const;

/** Metadata that marks a subscription ended because a bank reversed a payment. */
export const reversed = "A bank gave a payment back after a dispute.";

/** The secret that the browser confirms: of a first payment, or of a card for after a trial. */
export type Confirmation = { confirm: "payment" | "setup"; clientSecret: string };

/** The relevant part of one of the provider's subscriptions. */
export type ProviderSubscription = {
  id: string;
  status: Stripe.Subscription.Status;
  /** Which of the person's attempts to subscribe it is from. */
  attempt: number | undefined;
  createdAt: Date;
  itemId: string;
  price: ProviderPrice;
  currentPeriodEnd: Date;
  /** The time of its end, if it is canceled for later. */
  endsAt: Date | null;
  endedAt: Date | null;
  /** It is a trial for which no card has been given, or was one until it ended. */
  isUnconfirmed: boolean;
  /** To the provider it is a trial, and in truth a period that was paid at another price. */
  isPaidAhead: boolean;
  /** It was ended because a bank gave a payment back. */
  isReversed: boolean;
  card: ProviderCard | null;
  /** Only where it was asked for. */
  confirmation: Confirmation | null;
  /** Its payment to confirm; null for a trial, or where it wasn't asked for. */
  firstPayment: FirstPayment | null;
  discounts: Stripe.Subscription["discounts"];
  /** The promotion code that was given for it. */
  promotionCode: string | null;
};

/** Reads one of Stripe's subscriptions. Undefined for one that isn't ours, such as one without a recurring price. */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription | undefined {
  const item = subscription.items.data[0];
  const price = item && readPrice(item.price);
  if (!price) return undefined;
  const { id, status, metadata, created, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const currentPeriodEnd = toDate(item.current_period_end);
  const confirmation = readConfirmation(subscription);
  const { latest_invoice: invoice } = subscription;
  const isPaidAhead = status === "trialing" && metadata.paidAhead === paidAhead.paidAhead;
  const cancelAt = cancel_at === null ? null : toDate(cancel_at);
  return {
    id,
    status,
    attempt: metadata.attempt === undefined ? undefined : Number(metadata.attempt),
    createdAt: toDate(created),
    itemId: item.id,
    price,
    currentPeriodEnd,
    endsAt: cancelAt ?? (cancel_at_period_end ? currentPeriodEnd : null),
    endedAt: ended_at === null ? null : toDate(ended_at),
    isUnconfirmed:
      ["trialing", "canceled"].includes(status) &&
      subscription.pending_setup_intent !== null &&
      metadata.paidAhead === undefined,
    isPaidAhead,
    // Stripe gives the reason itself where its settings have it end disputed subscriptions.
    isReversed:
      subscription.cancellation_details?.comment === reversed ||
      subscription.cancellation_details?.reason === "payment_disputed",
    card: readCard(subscription.default_payment_method),
    confirmation,
    firstPayment:
      confirmation?.confirm === "payment" && typeof invoice === "object" && invoice
        ? readFirstPayment(invoice, subscription.discounts)
        : null,
    discounts: subscription.discounts,
    promotionCode: metadata.promotionCode ?? null,
  };
}

/** Undefined for a price that isn't paid monthly or yearly. */
export function readPrice({ id, unit_amount, currency, recurring }: Stripe.Price): ProviderPrice | undefined {
  const interval = recurring?.interval_count === 1 ? recurring.interval : undefined;
  if (unit_amount === null || !isOffered(interval)) return undefined;
  return { id, amount: unit_amount, currency, interval };
}

/** Null for what isn't a card, or isn't expanded. */
export function readCard(method: string | Stripe.PaymentMethod | null): ProviderCard | null {
  if (method === null || typeof method === "string" || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint = null } = method.card;
  return { brand, last4, expMonth, expYear, fingerprint };
}

/** An instant of Stripe's, which counts seconds. */
export const toDate = (seconds: number): Date => new Date(seconds * 1000);

const isOffered = (interval: string | undefined): interval is BillingInterval =>
  interval === "month" || interval === "year";

function readConfirmation({
  latest_invoice: invoice,
  pending_setup_intent: setup,
}: Stripe.Subscription): Confirmation | null {
  const payment = invoice !== null && typeof invoice === "object" ? invoice.confirmation_secret : undefined;
  if (payment) return { confirm: "payment", clientSecret: payment.client_secret };
  const secret = setup !== null && typeof setup === "object" ? setup.client_secret : null;
  return secret === null ? null : { confirm: "setup", clientSecret: secret };
}
