import { startJob } from "@wordlehint/runtime";
import { setUpAccount } from "../actions/set-up-account.ts";
import type { Context } from "../context.ts";
import { defaultPrices } from "../domain/default-prices.ts";

/** Sets the provider's account up at the start, where the configuration says so. */
export function startAccountSetup(context: Context): void {
  const { config, log } = context;
  const { STRIPE_WEBHOOK_URL: webhookUrl, PUBLIC_ORIGIN: returnUrl } = config;
  if (webhookUrl === undefined || config.STRIPE_SECRET_KEY === undefined) return;
  startJob(context, {
    name: "account setup",
    run: async () => {
      for (const done of await setUpAccount(context, { prices: defaultPrices, webhookUrl, returnUrl }))
        log.info({ done }, "set the provider's account up");
    },
    everyMs: Infinity,
  });
}
