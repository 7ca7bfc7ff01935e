/** What a webhook says: that something about a customer has changed. */
export type WebhookEvent = {
  id: string;
  type: string;
  /** The kind of object that it is about, such as `invoice`. */
  object: string;
  objectId: string;
  /** The provider's id of the customer, or of the payment by which the customer is found. */
  customerId: string;
};

/** What an event is about that announces a card. */
export const setupIntent = "setup_intent";

/** How long a customer waits to be looked at, so that other events of the same change are done with it. */
export const gatherMs = 100;

/** The events that the provider is asked to send: everything after which a subscription may look different. */
export const wantedEvents = [
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.refunded",
  "customer.updated",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "customer.subscription.updated",
  "invoice.finalized",
  "invoice.marked_uncollectible",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.updated",
  "invoice.voided",
  "payment_method.automatically_updated",
  "refund.failed",
  "setup_intent.succeeded",
] as const;

type Named = { id: string; type: string; data: { object: Readonly<Record<string, unknown>> } };

/** What an event is about; undefined for one that says nothing about one of the customers. */
export function readWebhookEvent({ id, type, data: { object } }: Named): WebhookEvent | undefined {
  const { object: kind, id: objectId } = object;
  if (typeof kind !== "string" || !isId(objectId)) return undefined;
  const customerId = kind === "customer" ? objectId : idOf(object.customer ?? object.charge);
  if (!isId(customerId) || !/^(?:cus|ch|py)_/.test(customerId)) return undefined;
  return { id, type, object: kind, objectId, customerId };
}

/** Whether an id is that of a payment, not of a customer. */
export const isPayment = (id: string): boolean => !id.startsWith("cus_");

const idOf = (object: unknown): unknown =>
  typeof object === "object" && object !== null && "id" in object ? object.id : object;

const isId = (value: unknown): value is string => typeof value === "string" && /^\w{4,200}$/.test(value);
