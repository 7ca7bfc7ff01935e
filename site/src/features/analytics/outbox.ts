import type { AnalyticsEvent } from "../../lib/track.ts";

type Post = (event: AnalyticsEvent) => void;

export interface Outbox {
  send: Post;
  /** The provider is there: what waits goes out, and from now on everything at once. */
  open: (post: Post) => void;
}

/** Events on their way to the provider, in order. Those of the e-mail sign-up are ignored (specification, section 7). */
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
