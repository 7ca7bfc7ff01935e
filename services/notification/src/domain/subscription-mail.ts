import type { AccountAddress, DomainEvent } from "@wordlehint/contracts";
import { sendableMs, type MailOrder, type PersonalOrder } from "./delivery.ts";
import { amountInWords, dayInWords, instantInWords } from "./words.ts";

/** Events of paid subscriptions that their owners get a mail about. */
export const subscriptionMailTypes = [
  "subscription.activated",
  "subscription.past_due",
  "subscription.cancelled",
  "subscription.cancellation_requested",
  "subscription.renewal_ahead",
  "subscription.withdrawn",
] as const;

/** Kinds of mail by event of a paid subscription. */
export type SubscriptionMailEvent = DomainEvent<(typeof subscriptionMailTypes)[number]>;

/** The mail that tells the owner of a paid subscription, whose account has this address, of an event. */
export function subscriptionMail(
  event: SubscriptionMailEvent,
  { email, verifiedAt }: AccountAddress,
): PersonalOrder {
  const { kind, data } = contentOf(event);
  return {
    key: `${event.id}:${kind}`,
    kind,
    to: email,
    isConfirmed: verifiedAt !== null,
    userId: event.data.userId,
    data: { email, ...data },
    expiresAt: new Date(Date.parse(event.occurredAt) + sendableMs),
  };
}

function contentOf(event: SubscriptionMailEvent): Pick<MailOrder, "kind" | "data"> {
  switch (event.type) {
    case "subscription.activated":
      return {
        kind: "subscription-activated",
        data: {
          paidUntil: event.data.currentPeriodEnd ? dayOf(event.data.currentPeriodEnd) : "you cancel it",
        },
      };
    case "subscription.past_due":
      return { kind: "payment-failed", data: {} };
    case "subscription.cancelled":
      return {
        kind: event.data.reason === "payment_reversed" ? "payment-reversed" : "subscription-ended",
        data: {},
      };
    case "subscription.cancellation_requested":
      return { kind: "subscription-cancelled", data: { paidUntil: dayOf(event.data.currentPeriodEnd) } };
    case "subscription.renewal_ahead": {
      const { renewsAt, amount, currency } = event.data;
      return {
        kind: "renewal-ahead",
        data: { renewsOn: dayOf(renewsAt), price: amountInWords(amount, currency) },
      };
    }
    case "subscription.withdrawn": {
      const { withdrawnAt, amount, currency } = event.data;
      const time = instantInWords(new Date(withdrawnAt));
      return { kind: "withdrawal-receipt", data: { amount: amountInWords(amount, currency), time } };
    }
  }
}

const dayOf = (instant: string): string => dayInWords(new Date(instant));
