import { percentile } from "../percentile.ts";
import type { PublishTimes } from "./measure-publish-to-live.ts";

const goalMs = 1000;
const goalRatio = 1.3;

/** Formats the times as plain text, and compares the last result with the first. */
export function publishReport(results: readonly PublishTimes[]): string {
  const lines = ["", "From the publish click to the first changed byte at the gateway"];
  for (const { articles, times } of results) {
    const p95 = percentile(times, 95);
    const verdict = p95 <= goalMs ? "met" : "missed";
    lines.push(
      `  ${articles} articles`.padEnd(17) +
        `  p50 ${ms(percentile(times, 50))}   p95 ${ms(p95)} (goal ${goalMs} ms: ${verdict})   of ${times.length}`,
    );
  }
  const [first, last] = [results.at(0), results.at(-1)];
  if (first && last && first !== last) {
    const ratio = percentile(last.times, 50) / percentile(first.times, 50);
    const verdict = ratio <= goalRatio ? "met" : "missed";
    lines.push(
      `  ratio of the medians, ${last.articles} to ${first.articles} articles: ` +
        `${ratio.toFixed(2)} (goal ${goalRatio.toFixed(2)}: ${verdict})`,
    );
  }
  return lines.join("\n");
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(7);
