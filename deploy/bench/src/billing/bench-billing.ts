import { loadavg } from "node:os";
import { billingReport } from "./billing-report.ts";
import { measureCheckouts } from "./measure-checkouts.ts";
import { measureIntake } from "./measure-intake.ts";
import { startBilling } from "./start-billing.ts";

/** As many accounts as may be made from one address without a pause. */
const checkouts = 30;

/**
 * Measures the payments: how many of the provider's messages the billing service takes, beside a bare server that checks
 * their signatures alone, and how long a player in a browser waits for Premium.
 * @param seconds of each round
 */
export async function benchBilling(seconds: number): Promise<void> {
  console.log("Starting the billing service …");
  const intake = await measureIntakeAlone(seconds);
  console.log("Starting the product …");
  const waits = await measureCheckouts(checkouts);
  const [load = Number.NaN] = loadavg();
  console.log(billingReport({ intake, waits, load }));
}

async function measureIntakeAlone(seconds: number) {
  const billing = await startBilling();
  try {
    return await measureIntake(billing, seconds);
  } finally {
    await billing.stop();
  }
}
