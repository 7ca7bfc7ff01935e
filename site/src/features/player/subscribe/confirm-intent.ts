import type { PaymentIntent, SetupIntent, Stripe, StripeElements, StripeError } from "@stripe/stripe-js";

/** The outcome of a payment, or of the set-up of a card. */
export type Outcome =
  | { kind: "done"; intentId: string }
  /** `message`: the provider's, for the player; null where it says nothing. */
  | { kind: "failed"; message: string | null };

export type IntentKind = "payment" | "setup";

/**
 * Confirms what the form of `elements` holds. A bank that asks for its owner's consent on a page of its own leads back
 * to `returnUrl`; the promise is then still pending when the page is left.
 */
export async function confirmIntent(
  stripe: Stripe,
  elements: StripeElements,
  kind: IntentKind,
  returnUrl: string,
): Promise<Outcome> {
  const options = { elements, confirmParams: { return_url: returnUrl }, redirect: "if_required" } as const;
  if (kind === "payment") {
    const { paymentIntent, error } = await stripe.confirmPayment(options);
    return toOutcome(paymentIntent, error);
  }
  const { setupIntent, error } = await stripe.confirmSetup(options);
  return toOutcome(setupIntent, error);
}

/** Asks the provider what became of an intent, for instance after the bank's page has led back. */
export async function retrieveIntent(stripe: Stripe, kind: IntentKind, secret: string): Promise<Outcome> {
  if (kind === "payment") {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(secret);
    return toOutcome(paymentIntent, error);
  }
  const { setupIntent, error } = await stripe.retrieveSetupIntent(secret);
  return toOutcome(setupIntent, error);
}

function toOutcome(intent: PaymentIntent | SetupIntent | undefined, error: StripeError | undefined): Outcome {
  // An intent that another tab has confirmed is refused, and the error holds it.
  const known = intent ?? error?.payment_intent ?? error?.setup_intent;
  if (known && done.includes(known.status)) return { kind: "done", intentId: known.id };
  return { kind: "failed", message: error?.message ?? lastError(known)?.message ?? null };
}

/** A payment that is being processed needs nothing more of the player. */
const done: readonly string[] = ["succeeded", "processing"];

function lastError(intent: PaymentIntent | SetupIntent | undefined): { message?: string } | null {
  if (!intent) return null;
  return "last_payment_error" in intent ? intent.last_payment_error : (intent.last_setup_error ?? null);
}
