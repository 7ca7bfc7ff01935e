import type { Comparison, Measurement } from "./compare.ts";

export type Result = Comparison & { name: string; goal: number; bytes: number };

/** Formats the results as plain text. */
export function report(results: readonly Result[]): string {
  return results.map(block).join("\n");
}

function block({ name, goal, bytes, subject, baseline, ratio, rounds }: Result): string {
  const verdict = ratio >= goal ? "met" : "missed";
  return [
    "",
    `${name} (${bytes} bytes)`,
    row("this", subject),
    row("bare node:http", baseline),
    `  ratio ${ratio.toFixed(2)} (goal ${goal.toFixed(2)}: ${verdict}); rounds ${rounds.map((r) => r.toFixed(2)).join(" ")}`,
  ].join("\n");
}

function row(label: string, { rate, p50Ms, p99Ms }: Measurement): string {
  return `  ${label.padEnd(15)} ${rate.toFixed(0).padStart(7)} responses/s   p50 ${ms(p50Ms)}   p99 ${ms(p99Ms)}`;
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
