/** The types of events that the stand-in sends. */
export const sentEvents = [
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.refunded",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.updated",
  "customer.updated",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.voided",
  "refund.failed",
  "setup_intent.succeeded",
] as const;

/** The types that an endpoint may subscribe to although nothing in the stand-in causes them. */
export const silentEvents = [
  "customer.subscription.trial_will_end",
  "invoice.marked_uncollectible",
  "invoice.updated",
  "payment_method.automatically_updated",
] as const;

export type EventType = (typeof sentEvents)[number];
