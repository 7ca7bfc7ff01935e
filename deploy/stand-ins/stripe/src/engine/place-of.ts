import type { Kind, Kinds } from "../objects/kinds.ts";

const incompleteSeconds = 23 * 3600;

/** Returns the owner of an object, and when something is to happen to it on schedule. */
export function placeOf<K extends Kind>(
  kind: K,
  object: Kinds[K],
): { owner: string | null; due: number | null } {
  return { owner: ownerOf(kind, object), due: dueOf(object) };
}

function ownerOf(kind: Kind, object: Kinds[Kind]): string | null {
  if (kind === "invoice_payment") return (object as Kinds["invoice_payment"]).invoice;
  return "customer" in object ? (object.customer ?? null) : null;
}

function dueOf(object: Kinds[Kind]): number | null {
  if (object.object === "subscription") return dueOfSubscription(object);
  if (object.object !== "invoice" || object.auto_advance !== true) return null;
  if (object.status === "draft") return object.automatically_finalizes_at;
  return object.status === "open" ? object.next_payment_attempt : null;
}

function dueOfSubscription(subscription: Kinds["subscription"]): number | null {
  const { status, items, cancel_at, trial_end, created } = subscription;
  if (status === "incomplete") return created + incompleteSeconds;
  if (!["active", "trialing", "past_due"].includes(status)) return null;
  const ends = items.data.map(({ current_period_end }) => current_period_end);
  const trial = status === "trialing" && trial_end !== null ? [trial_end] : [];
  return Math.min(...ends, ...trial, ...(cancel_at === null ? [] : [cancel_at]));
}
