import type { Kinds } from "../objects/kinds.ts";

/** The behavior of a test card: https://docs.stripe.com/testing */
export type CardBehavior = {
  brand: string;
  country: string;
  funding: "credit" | "debit";
  /** The reason for which payments are declined. */
  decline?: Decline;
  /** The decline comes already when the card is attached or set up. */
  isRefusedWhenSaved?: true;
  /** Payments that need the owner's authentication; `unless-saved`: all until the card was saved with one. */
  authentication?: "always" | "unless-saved" | "on-session";
  /** Each payment is disputed at once. */
  isDisputed?: true;
  /** Each refund fails after it has succeeded. */
  isRefundRefused?: true;
};

/** A code of Stripe's errors. */
export type ErrorCode = NonNullable<NonNullable<Kinds["payment_intent"]["last_payment_error"]>["code"]>;

export type Decline = { code: ErrorCode; declineCode: string; message: string };

const decline = (declineCode: string, message: string, code: ErrorCode = "card_declined"): Decline => ({
  code,
  declineCode,
  message,
});
const declined = decline("generic_decline", "Your card was declined.");
const insufficientFunds = decline("insufficient_funds", "Your card has insufficient funds.");

const visa = { brand: "visa", country: "US", funding: "credit" } as const;
const refusing = (why: Decline): CardBehavior => ({ ...visa, decline: why, isRefusedWhenSaved: true });

export const testCards: ReadonlyMap<string, CardBehavior> = new Map<string, CardBehavior>([
  ["4242424242424242", visa],
  ["4000056655665556", { ...visa, funding: "debit" }],
  ["5555555555554444", { ...visa, brand: "mastercard" }],
  ["2223003122003222", { ...visa, brand: "mastercard" }],
  ["5200828282828210", { ...visa, brand: "mastercard", funding: "debit" }],
  ["378282246310005", { ...visa, brand: "amex" }],
  ["371449635398431", { ...visa, brand: "amex" }],
  ["6011111111111117", { ...visa, brand: "discover" }],
  ["3056930009020004", { ...visa, brand: "diners" }],
  ["3566002020360505", { ...visa, brand: "jcb", country: "JP" }],
  ["6200000000000005", { ...visa, brand: "unionpay", country: "CN" }],
  ["4000002760000016", { ...visa, country: "DE" }],
  ["4000002500000003", { ...visa, country: "FR" }],
  ["4000008260000000", { ...visa, country: "GB" }],

  ["4000000000000002", refusing(declined)],
  ["4000000000009995", refusing(insufficientFunds)],
  ["4000000000009987", refusing(decline("lost_card", "Your card was declined."))],
  ["4000000000009979", refusing(decline("stolen_card", "Your card was declined."))],
  ["4000000000000069", refusing(decline("expired_card", "Your card has expired.", "expired_card"))],
  [
    "4000000000000127",
    refusing(decline("incorrect_cvc", "Your card's security code is incorrect.", "incorrect_cvc")),
  ],
  [
    "4000000000000119",
    refusing(
      decline(
        "processing_error",
        "An error occurred while processing your card. Try again in a little bit.",
        "processing_error",
      ),
    ),
  ],
  [
    "4000000000006975",
    refusing(
      decline(
        "card_velocity_exceeded",
        "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
      ),
    ),
  ],
  ["4000000000000341", { ...visa, decline: declined }],

  ["4000000000000259", { ...visa, isDisputed: true }],
  ["4000000000005126", { ...visa, isRefundRefused: true }],

  ["4000002500003155", { ...visa, authentication: "unless-saved" }],
  ["4000002760003184", { ...visa, authentication: "always" }],
  ["4000003800000446", { ...visa, authentication: "on-session" }],
  ["4000000000003220", { ...visa, authentication: "on-session" }],
  ["4000000000003063", { ...visa, authentication: "on-session" }],
  ["4000008400001629", { ...visa, authentication: "on-session", decline: declined }],
  ["4000008260003178", { ...visa, authentication: "always", decline: insufficientFunds }],
]);

/** The payment methods that Stripe has for tests, by the number of the card that each stands for. */
export const testPaymentMethods: ReadonlyMap<string, string> = new Map([
  ["pm_card_visa", "4242424242424242"],
  ["pm_card_visa_debit", "4000056655665556"],
  ["pm_card_mastercard", "5555555555554444"],
  ["pm_card_amex", "378282246310005"],
  ["pm_card_discover", "6011111111111117"],
  ["pm_card_de", "4000002760000016"],
  ["pm_card_fr", "4000002500000003"],
  ["pm_card_gb", "4000008260000000"],
  ["pm_card_chargeDeclined", "4000000000000002"],
  ["pm_card_visa_chargeDeclined", "4000000000000002"],
  ["pm_card_chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["pm_card_visa_chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["pm_card_visa_chargeDeclinedLostCard", "4000000000009987"],
  ["pm_card_visa_chargeDeclinedStolenCard", "4000000000009979"],
  ["pm_card_chargeDeclinedExpiredCard", "4000000000000069"],
  ["pm_card_chargeDeclinedIncorrectCvc", "4000000000000127"],
  ["pm_card_chargeDeclinedProcessingError", "4000000000000119"],
  ["pm_card_chargeCustomerFail", "4000000000000341"],
  ["pm_card_createDispute", "4000000000000259"],
  ["pm_card_refundFail", "4000000000005126"],
  ["pm_card_authenticationRequiredOnSetup", "4000002500003155"],
  ["pm_card_authenticationRequired", "4000002760003184"],
  ["pm_card_authenticationRequiredSetupForOffSession", "4000003800000446"],
  ["pm_card_threeDSecure2Required", "4000000000003220"],
  ["pm_card_threeDSecureRequired", "4000000000003063"],
  ["pm_card_threeDSecureRequiredChargeDeclined", "4000008400001629"],
  ["pm_card_authenticationRequiredChargeDeclinedInsufficientFunds", "4000008260003178"],
]);
