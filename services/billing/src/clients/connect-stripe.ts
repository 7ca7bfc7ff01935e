import Stripe from "stripe";
import { limitRequests } from "./limit-requests.ts";

export type StripeAddress = { secretKey: string; apiUrl: string };

const timeoutMs = 10_000;
/** Stripe takes 100 requests a second of a whole account, in live mode: https://docs.stripe.com/rate-limits */
const limits = { atOnce: 20, perSecond: 40, waiting: 200 };

/**
 * The official client, in the API version that its types are of. It repeats what failed on the way with the same
 * idempotency key, so that nothing is done twice.
 */
export function connectStripe({ secretKey, apiUrl }: StripeAddress): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    port: port === "" ? (protocol === "http:" ? 80 : 443) : Number(port),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    httpClient: limitRequests(Stripe.createNodeHttpClient(), limits),
    telemetry: false,
    appInfo: { name: "WordleHint" },
  });
}
