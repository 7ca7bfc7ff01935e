import { availableParallelism } from "node:os";
import type { Comparison, Measurement } from "./compare.ts";

export type Result = Comparison & {
  name: string;
  goal: number;
  bytes: number;
  /** The number of requests that the service's metrics counted during the measurement. */
  counted: number;
  /** The average number of processes that were running or waiting, for a minute before the end. */
  load: number;
};

/** Formats the results as plain text. */
export function report(results: readonly Result[]): string {
  return results.map(block).join("\n");
}

function block(result: Result): string {
  const { name, goal, bytes, subject, baseline, ratio, rounds, responses, counted, load } = result;
  const verdict = ratio >= goal ? "met" : "missed";
  return [
    "",
    `${name} (${bytes} bytes)`,
    row("this", subject),
    row("bare node:http", baseline),
    `  ratio ${ratio.toFixed(2)} (goal ${goal.toFixed(2)}: ${verdict}); rounds ${rounds.map((r) => r.toFixed(2)).join(" ")}`,
    `  requests in the metrics ${counted} of ${responses}: ${counted >= responses ? "all" : "some are missing"}`,
    `  load of the machine ${load.toFixed(1)} on ${availableParallelism()} cores`,
  ].join("\n");
}

function row(label: string, { rate, p50Ms, p99Ms }: Measurement): string {
  return `  ${label.padEnd(15)} ${rate.toFixed(0).padStart(7)} responses/s   p50 ${ms(p50Ms)}   p99 ${ms(p99Ms)}`;
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
