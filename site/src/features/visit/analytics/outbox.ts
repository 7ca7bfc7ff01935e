import type { AnalyticsEvent } from "../../../lib/track.ts";

type Post = (event: AnalyticsEvent) => void;

export interface Outbox {
  send: Post;
  /** Sends all waiting events, and from now on every event at once. */
  open: (post: Post) => void;
}

/** Queues events for the analytics provider, in order. Events of the email sign-up are ignored. */
export function makeOutbox(): Outbox {
  const waiting: AnalyticsEvent[] = [];
  let post: Post = (event) => void waiting.push(event);
  return {
    send: (event) => {
      if (event.name !== "email_subscription") post(event);
    },
    open: (to) => {
      post = to;
      waiting.splice(0).forEach(to);
    },
  };
}
