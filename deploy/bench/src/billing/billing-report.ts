import { availableParallelism } from "node:os";
import { percentile } from "../percentile.ts";
import type { Intake } from "./measure-intake.ts";

/** `waits`: milliseconds from the click until the page says that Premium is there. */
export type BillingResult = { intake: Intake; waits: readonly number[]; load: number };

/** Formats the result as plain text. */
export function billingReport({ intake, waits, load }: BillingResult): string {
  const p95 = percentile(waits, 95);
  return [
    "",
    "Payments",
    `  messages of the provider ${intake.billing.toFixed(0)}/s, a bare server with their signatures alone ` +
      `${intake.bare.toFixed(0)}/s: ratio ${intake.ratio.toFixed(2)} (goal 0.50: ${verdict(intake.ratio >= 0.5)})`,
    `  from the click to Premium in the browser p50 ${ms(percentile(waits, 50))}, p95 ${ms(p95)} ` +
      `(goal 2000 ms: ${verdict(p95 <= 2000)}) of ${waits.length}`,
    `  load of the machine ${load.toFixed(1)} on ${availableParallelism()} cores`,
  ].join("\n");
}

const verdict = (isMet: boolean) => (isMet ? "met" : "missed");
const ms = (value: number) => `${value.toFixed(0)} ms`;
