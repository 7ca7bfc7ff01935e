import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { logFailure } from "../../../lib/log.ts";
import { openStripe, type Provider } from "./load-stripe.ts";

interface StripeClient {
  /** Null until the provider's script has loaded. */
  stripe: Stripe | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The payment provider's client, once `provider` is known. */
export function useStripeClient(provider: Provider | undefined): StripeClient {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const { publishableKey, scriptUrl } = provider ?? {};
  useEffect(() => {
    if (publishableKey === undefined || scriptUrl === undefined) return;
    let isMounted = true;
    openStripe({ publishableKey, scriptUrl }).then(
      (opened) => {
        if (isMounted) setStripe(opened);
      },
      (error: unknown) => {
        logFailure("Could not load the payment form", error);
        if (isMounted) setFailedAttempt(attempt);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [publishableKey, scriptUrl, attempt]);
  return { stripe, hasFailed: failedAttempt === attempt, retry: () => setAttempt((before) => before + 1) };
}
