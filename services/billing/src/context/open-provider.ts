import { ProviderAway } from "../clients/provider-faults.ts";
import { connectProvider, type Provider } from "../clients/provider.ts";
import type { CommandConfig } from "../config.ts";

/**
 * The payment provider that is configured.
 * @returns a function that throws {@link ProviderAway} when there is none
 */
export function openProvider(config: CommandConfig, now: () => Date): () => Provider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = config;
  if (secretKey === undefined)
    return () => {
      throw new ProviderAway(new Error("STRIPE_SECRET_KEY isn't set"));
    };
  const provider = connectProvider({
    secretKey,
    apiUrl,
    terms: {
      trialDays: config.TRIAL_DAYS,
      automaticTax: config.STRIPE_AUTOMATIC_TAX === "yes",
    },
    now,
  });
  return () => provider;
}
