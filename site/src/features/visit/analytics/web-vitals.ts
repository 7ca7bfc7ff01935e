import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { track } from "../../../lib/track.ts";

let isTracking = false;

/**
 * Tracks the web vitals once per document, since the library can't be stopped. Every change is reported,
 * because a message sent while the page unloads may not arrive.
 */
export function trackWebVitals(): void {
  if (isTracking) return;
  isTracking = true;
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report, { reportAllChanges: true });
}

function report({ id, name, value, rating }: Metric): void {
  track({ name: "web_vital", id, metric: name, value, rating });
}
