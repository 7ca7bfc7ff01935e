import type { Context } from "../context.ts";
import { reconcile } from "./reconcile.ts";

const hourMs = 3_600_000;
/** Somewhat less than a day, so that it doesn't move with each day. */
const dailyMs = 23.5 * hourMs;
const leaseMs = 10 * 60_000;

/**
 * Compares every customer with the provider, unless this or another replica has done so in the last day, or is doing it.
 * A replica that has lost its lease stops before the next customer.
 */
export async function reconcileDaily(context: Context): Promise<void> {
  const { config, leases, log, now, signal } = context;
  if (config.STRIPE_SECRET_KEY === undefined) return;
  const later = (ms: number) => new Date(now().getTime() + ms);
  const times = { now: now(), until: later(leaseMs), notDoneSince: later(-dailyMs) };
  const lease = await leases.take("reconciliation", times);
  if (!lease) return;
  let differences = 0;
  let isDone = false;
  try {
    const { compared, isComplete } = await reconcile(context, {
      isDryRun: false,
      onEach: (difference) => {
        differences++;
        log.warn(difference, "a subscription differed from what the provider says");
      },
      mayGoOn: async () => !signal.aborted && (await leases.prolong(lease, later(leaseMs))),
    });
    isDone = isComplete;
    log.info({ compared, differences, isComplete }, "compared the subscriptions with the provider's");
  } finally {
    await leases.end(lease, now(), { isDone });
  }
}
