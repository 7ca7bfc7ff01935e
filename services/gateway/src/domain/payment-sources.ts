import type { SecurityOptions } from "./security-headers.ts";

/**
 * Returns what the pages on which players pay must allow for the payment provider's script at `scriptUrl`. A server that
 * stands in for Stripe serves script, frames and API from one origin.
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
export function paymentSources(scriptUrl: string): NonNullable<SecurityOptions["paymentSources"]> {
  const { origin } = new URL(scriptUrl);
  if (origin !== stripeOrigin) return { "script-src": origin, "connect-src": origin, "frame-src": origin };
  return {
    "script-src": `${stripeOrigin} https://*.js.stripe.com`,
    "connect-src": "https://api.stripe.com",
    "frame-src": `${stripeOrigin} https://*.js.stripe.com https://hooks.stripe.com`,
  };
}

const stripeOrigin = "https://js.stripe.com";
