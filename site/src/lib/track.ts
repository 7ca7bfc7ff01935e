/** Events to count. None identifies a visitor: no email address, no query, no name. */
export type AnalyticsEvent =
  | { name: "page_view"; path: string }
  /** Only the last value of an `id` counts; earlier ones are interim values. */
  | { name: "web_vital"; id: string; metric: string; value: number; rating: string }
  | { name: "app_banner_click"; platform: "ios" | "android" | "site" }
  | { name: "email_subscription" };

type Receiver = (event: AnalyticsEvent) => void;

let receiver: Receiver | null = null;

/** Sends an event to analytics; dropped unless analytics is configured and the visitor has consented. */
export function track(event: AnalyticsEvent): void {
  receiver?.(event);
}

/** Sends events to `next` from now on. Returns the function to stop that. */
export function receiveEvents(next: Receiver): () => void {
  receiver = next;
  return () => {
    if (receiver === next) receiver = null;
  };
}
