import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { track } from "../../lib/track.ts";

let isTracking = false;

/**
 * Tracks how quickly the document loaded and answers, once a document: the library never stops reporting.
 * It reports every change, because a message sent while the page is being left may not arrive.
 */
export function trackWebVitals(): void {
  if (isTracking) return;
  isTracking = true;
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report, { reportAllChanges: true });
}

function report({ id, name, value, rating }: Metric): void {
  track({ name: "web_vital", id, metric: name, value, rating });
}
