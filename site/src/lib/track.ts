/** What happens that is worth counting. Nothing in it says who did it: no address, no query, no name. */
export type AnalyticsEvent =
  | { name: "page_view"; path: string }
  /** The last value of an `id` counts; those before it were on the way there. */
  | { name: "web_vital"; id: string; metric: string; value: number; rating: string }
  | { name: "app_banner_click"; platform: "ios" | "android" }
  | { name: "email_subscription" };

type Receiver = (event: AnalyticsEvent) => void;

let receiver: Receiver | null = null;

/** Hands an event to analytics, if somebody has consented to it and it is configured; otherwise it is gone. */
export function track(event: AnalyticsEvent): void {
  receiver?.(event);
}

/** Sends events to `next` from now on; the answer ends that. */
export function receiveEvents(next: Receiver): () => void {
  receiver = next;
  return () => {
    if (receiver === next) receiver = null;
  };
}
