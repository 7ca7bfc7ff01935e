/** A customer about whom an event says that something has changed. */
export type CustomerChange = {
  /** The provider's id of the customer, or of the payment by which the customer is found. */
  customerId: string;
  /** Id of the Stripe setup intent with which a new card was saved. */
  setupIntent?: string;
};

/** Debounce: one refresh covers all events of a change. */
export const gatherMs = 100;

/** The events to which `setup` subscribes: everything after which a subscription may be different. */
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

type Named = { data: { object: Readonly<Record<string, unknown>> } };

/** Returns the customer that an event is about; undefined for one that is about no customer. */
export function changedCustomer({ data: { object } }: Named): CustomerChange | undefined {
  const { object: kind, id: objectId } = object;
  if (typeof kind !== "string" || !isId(objectId)) return undefined;
  const customerId = kind === "customer" ? objectId : idOf(object.customer ?? object.charge);
  if (!isId(customerId) || !/^(?:cus|ch|py)_/.test(customerId)) return undefined;
  return { customerId, ...(kind === "setup_intent" && { setupIntent: objectId }) };
}

/** Returns whether an id is a payment's, not a customer's. */
export const isPayment = (id: string): boolean => !id.startsWith("cus_");

const idOf = (object: unknown): unknown =>
  typeof object === "object" && object !== null && "id" in object ? object.id : object;

const isId = (value: unknown): value is string => typeof value === "string" && /^\w{4,200}$/.test(value);
