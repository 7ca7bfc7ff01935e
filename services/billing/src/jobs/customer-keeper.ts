import { startJob } from "@wordlehint/runtime";
import { announceRenewals } from "../actions/announce-renewals.ts";
import { checkDueCustomers } from "../actions/check-due-customers.ts";
import type { Context } from "../context.ts";
import { addUnfinishedGauge } from "./unfinished-gauge.ts";

const fiveSecondsMs = 5000;
const hourMs = 3_600_000;
/** Longer than a request of somebody whose account is deleted could last. */
const rememberedMs = 60 * 24 * hourMs;

/** Does what is due by itself: ends grace periods, heals what a lost event left, and announces renewals. */
export function startCustomerKeeper(
  context: Context,
  { everyMs = fiveSecondsMs }: { everyMs?: number | undefined },
): void {
  const { customers, now } = context;
  addUnfinishedGauge(context);
  startJob(context, { name: "customer keeper", run: () => checkDueCustomers(context), everyMs });
  startJob(context, {
    name: "renewal notices",
    run: async () => {
      await announceRenewals(context);
      await customers.removeErased(new Date(now().getTime() - rememberedMs));
    },
    everyMs: everyMs * 20,
  });
}
