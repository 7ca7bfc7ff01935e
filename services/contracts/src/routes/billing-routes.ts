import {
  beginSubscriptionSchema,
  billingSummarySchema,
  cancelSubscriptionSchema,
  cardFormSchema,
  invoicesQuerySchema,
  invoicesSchema,
  openSubscriptionSchema,
  plansSchema,
  portalSchema,
  stripeEventSchema,
  switchIntervalSchema,
  useCardSchema,
  usedCardSchema,
  withdrawnSchema,
  withdrawSchema,
  webhookReceivedSchema,
} from "../billing.ts";
import { personalDataContract } from "../personal-data.ts";
import { defineRoute } from "../route.ts";

const summary = { status: 200, description: "The subscription", body: billingSummarySchema } as const;

/** `GET /api/billing/plans`: the same for everyone. */
export const getPlansContract = defineRoute({
  method: "get",
  path: "/api/billing/plans",
  summary: "What Premium costs",
  response: { status: 200, description: "The prices", body: plansSchema },
  errors: ["unavailable"],
});

/**
 * `POST /api/get-or-create-subscription`: responds with the same unpaid subscription however often it is called, and
 * with 409 when the player has Premium.
 */
export const beginSubscriptionContract = defineRoute({
  method: "post",
  path: "/api/get-or-create-subscription",
  auth: "player",
  summary: "The player's subscription that is to be paid, made unless it is there",
  body: beginSubscriptionSchema,
  isBodyOptional: true,
  response: { status: 200, description: "What the payment form needs", body: openSubscriptionSchema },
  errors: ["invalid_input", "unauthorized", "conflict", "too_many_requests", "unavailable"],
});

/** `POST /api/auth/cancel-subscription`: at the end of the paid period. */
export const cancelSubscriptionContract = defineRoute({
  method: "post",
  path: "/api/auth/cancel-subscription",
  auth: "player",
  summary: "Cancel the subscription at the end of the paid period",
  body: cancelSubscriptionSchema,
  response: summary,
  errors: ["unauthorized", "forbidden", "conflict", "too_many_requests", "unavailable"],
});

/** `POST /api/billing/resume`: takes a cancellation back before the paid period is over. */
export const resumeSubscriptionContract = defineRoute({
  method: "post",
  path: "/api/billing/resume",
  auth: "player",
  summary: "Go on with a cancelled subscription",
  response: summary,
  errors: ["unauthorized", "conflict", "too_many_requests", "unavailable"],
});

/**
 * `POST /api/billing/switch`: to a higher price at once, where what was paid for the rest of the period counts towards it,
 * and to a lower one from the end of that period on.
 */
export const switchIntervalContract = defineRoute({
  method: "post",
  path: "/api/billing/switch",
  auth: "player",
  summary: "Pay monthly or yearly",
  body: switchIntervalSchema,
  response: summary,
  errors: ["unauthorized", "conflict", "too_many_requests", "unavailable"],
});

/** `GET /api/billing/summary`. */
export const getBillingSummaryContract = defineRoute({
  method: "get",
  path: "/api/billing/summary",
  auth: "player",
  summary: "The player's subscription",
  response: summary,
  errors: ["unauthorized", "unavailable"],
});

/**
 * `POST /api/billing/refresh`: for after a payment, in case the provider's message is late. Responds with 409 when free days
 * weren't begun, because the person, known by mailbox or card, had Premium before with another account.
 */
export const refreshBillingContract = defineRoute({
  method: "post",
  path: "/api/billing/refresh",
  auth: "player",
  summary: "Ask the payment provider about the player's subscription now",
  response: summary,
  errors: ["unauthorized", "conflict", "too_many_requests", "unavailable"],
});

/** `GET /api/billing/invoices`. */
export const getInvoicesContract = defineRoute({
  method: "get",
  path: "/api/billing/invoices",
  auth: "player",
  summary: "The player's invoices",
  query: invoicesQuerySchema,
  response: { status: 200, description: "The invoices, the newest first", body: invoicesSchema },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/** `POST /api/billing/portal`. */
export const openPortalContract = defineRoute({
  method: "post",
  path: "/api/billing/portal",
  auth: "player",
  summary: "The payment provider's own page for card and invoices",
  response: { status: 200, description: "Its address, which is valid for some minutes", body: portalSchema },
  errors: ["unauthorized", "conflict", "too_many_requests", "unavailable"],
});

/** `POST /api/billing/card`. */
export const changeCardContract = defineRoute({
  method: "post",
  path: "/api/billing/card",
  auth: "player",
  summary: "Begin to set another card up",
  response: { status: 200, description: "What the card's form needs", body: cardFormSchema },
  errors: ["unauthorized", "conflict", "too_many_requests", "unavailable"],
});

/** `PUT /api/billing/card`: for the next payments, and for one that is late. */
export const useCardContract = defineRoute({
  method: "put",
  path: "/api/billing/card",
  auth: "player",
  summary: "Pay with the card that was set up",
  body: useCardSchema,
  response: { status: 200, description: "The subscription with the card", body: usedCardSchema },
  errors: ["unauthorized", "conflict", "too_many_requests", "unavailable"],
});

/**
 * `POST /api/billing/withdraw`: ends Premium at once. The first withdrawal in twelve months gives everything back that was
 * paid, and later ones what was paid for the days after today. A person is known by mailbox or card, whatever the account.
 */
export const withdrawContract = defineRoute({
  method: "post",
  path: "/api/billing/withdraw",
  auth: "player",
  summary: "Withdraw from the contract within 14 days of the first payment",
  body: withdrawSchema,
  response: { status: 200, description: "What is given back", body: withdrawnSchema },
  errors: ["unauthorized", "conflict", "too_many_requests", "unavailable"],
});

/** `POST /webhooks/stripe`: with the header `Stripe-Signature`. The body names an event and is stored by its id. */
export const stripeWebhookContract = defineRoute({
  method: "post",
  path: "/webhooks/stripe",
  summary: "Stripe announces that something has changed",
  body: stripeEventSchema,
  rawBody: true,
  maxBodyBytes: 256 * 1024,
  response: {
    status: 200,
    description: "The event is stored, or was before",
    body: webhookReceivedSchema,
  },
  errors: ["unavailable"],
});

/** The billing service's routes. */
export const billingRoutes = [
  getPlansContract,
  beginSubscriptionContract,
  cancelSubscriptionContract,
  resumeSubscriptionContract,
  switchIntervalContract,
  getBillingSummaryContract,
  refreshBillingContract,
  getInvoicesContract,
  openPortalContract,
  changeCardContract,
  useCardContract,
  withdrawContract,
  stripeWebhookContract,
  personalDataContract,
] as const;
