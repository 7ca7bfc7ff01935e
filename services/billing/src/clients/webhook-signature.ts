import Stripe from "stripe";

/** Maximum age of a signature, against replayed events. */
const toleranceSeconds = 300;

export type SignedBody = {
  body: Buffer;
  /** `Stripe-Signature` */
  header: string | string[] | undefined;
  secrets: readonly string[];
};

/** The event in a body that is signed with one of several secrets, not long ago and not in the future. */
export function openSigned({ body, header, secrets }: SignedBody): unknown {
  if (typeof header !== "string" || isFromFuture(header)) return undefined;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, header, secret, toleranceSeconds);
    } catch (error) {
      const isUnsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
      if (!isUnsigned && !(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

/** The client takes stamps that are yet to come. */
function isFromFuture(header: string): boolean {
  const stamp = Number(/(?:^|,)\s*t=(?<seconds>\d+)/.exec(header)?.groups?.seconds);
  return stamp - Date.now() / 1000 > toleranceSeconds;
}
