import { DomainError } from "@wordlehint/runtime";
import Stripe from "stripe";

/** The payment provider is away, or asks to wait. */
export class ProviderAway extends DomainError {
  constructor(cause?: unknown) {
    super(
      "unavailable",
      "Payments aren't available right now. Nothing was charged; try again in a few minutes.",
    );
    this.cause = cause;
  }
}

/** The provider has made something else under the same idempotency key. */
export class KeyTaken extends Error {
  override name = "KeyTaken";
}

/** The provider refused a request, such as ending what has ended. */
export class Refused extends Error {
  override name = "Refused";
  /** Such as `resource_missing`. */
  readonly reason: string | undefined;
  /** The parameter that is at fault, such as `discounts[0][coupon]`. */
  readonly param: string | undefined;

  constructor(cause: Stripe.errors.StripeError) {
    super(`the payment provider refused: ${cause.message}`, { cause });
    this.reason = cause.code;
    this.param = cause.param;
  }
}

/** Something is left that the provider can't give back now. */
export class LeftOver extends Error {
  override name = "LeftOver";
  /** Such as `charge_disputed`. */
  readonly reason: string;

  constructor(reason: string) {
    super(`something can't be given back: ${reason}`);
    this.reason = reason;
  }
}

/** Returns the provider's code for what went wrong; `unavailable` where it gave none. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused || error instanceof LeftOver) return error.reason ?? "refused";
  const cause = error instanceof ProviderAway ? error.cause : undefined;
  return (cause instanceof Stripe.errors.StripeError ? cause.code : undefined) ?? "unavailable";
}

/** The bank refused a payment; the message is for the card's owner. */
export class Declined extends DomainError {
  /** Such as `card_declined`, or `invoice_payment_intent_requires_action`. */
  readonly reason: string | undefined;

  constructor(cause: Stripe.errors.StripeError) {
    super("conflict", cause.message);
    this.reason = cause.code;
    this.cause = cause;
  }
}

/**
 * Asks the provider, and says in the product's own terms what went wrong.
 * @throws {ProviderAway} when it doesn't respond in time, fails, or asks to wait, after the client's own retries.
 * @throws {Declined}
 * @throws {KeyTaken}
 * @throws {Refused}
 */
export async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translated(error);
  }
}

/**
 * Does something that may be done already. Resolves with undefined when the provider refuses it for one of the reasons,
 * by default because the object isn't there, or has ended.
 */
export async function unlessRefused<T>(
  work: () => Promise<T>,
  reasons: readonly string[] | "any" = ["resource_missing"],
): Promise<T | undefined> {
  try {
    return await ask(work);
  } catch (error) {
    const isExpected =
      error instanceof Refused && (reasons === "any" || reasons.includes(error.reason ?? ""));
    if (isExpected) return undefined;
    throw error;
  }
}

function translated(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return new Declined(error);
  if (error instanceof errors.StripeIdempotencyError) return new KeyTaken(error.message, { cause: error });
  if (error instanceof errors.StripeInvalidRequestError) return new Refused(error);
  if (error instanceof errors.StripeError) return new ProviderAway(error);
  return error;
}
