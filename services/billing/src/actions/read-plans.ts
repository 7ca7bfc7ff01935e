import type { BillingInterval, Plans } from "@wordlehint/contracts";
import { ProviderAway } from "../clients/provider-faults.ts";
import type { Context } from "../context.ts";

const intervals: readonly BillingInterval[] = ["month", "year"];

/** Returns the prices of Premium. @throws {ProviderAway} */
export async function readPlans({ provider, config }: Pick<Context, "provider" | "config">): Promise<Plans> {
  const offer = await provider().prices.offer();
  const prices = intervals.flatMap((interval) => {
    const price = offer[interval];
    return price ? [{ amount: price.amount, currency: price.currency, interval }] : [];
  });
  if (prices.length === 0) throw new ProviderAway(new Error("the account has no price: run billing setup"));
  return { prices, trialDays: config.TRIAL_DAYS };
}
