import type { DomainEvent } from "@wordlehint/contracts";
import { subscriptionMail, type SubscriptionMailEvent } from "./subscription-mail.ts";

const change = { status: "active", currentPeriodEnd: "2026-12-21T05:05:00.000Z", cancelAtPeriodEnd: false };
const money = { amount: 377, currency: "usd" };
const event = (type: SubscriptionMailEvent["type"], data: object) =>
  ({
    ...{ id: "one", type, version: 1, aggregateId: "ada", occurredAt: "2026-11-21T12:00:00.000Z" },
    data: { userId: "ada", ...data },
  }) as DomainEvent as SubscriptionMailEvent;

it.each([
  ["subscription.activated", change, "subscription-activated", { paidUntil: "21 December 2026" }],
  [
    "subscription.activated",
    { ...change, currentPeriodEnd: null },
    "subscription-activated",
    { paidUntil: "you cancel it" },
  ],
  ["subscription.past_due", change, "payment-failed", {}],
  ["subscription.cancelled", change, "subscription-ended", {}],
  ["subscription.cancelled", { ...change, reason: "payment_reversed" }, "payment-reversed", {}],
  [
    "subscription.cancellation_requested",
    change,
    "subscription-cancelled",
    { paidUntil: "21 December 2026" },
  ],
  [
    "subscription.renewal_ahead",
    { renewsAt: "2026-12-21T05:05:00.000Z", ...money },
    "renewal-ahead",
    { renewsOn: "21 December 2026", price: "$3.77" },
  ],
  [
    "subscription.withdrawn",
    { withdrawnAt: "2026-11-21T12:30:00.000Z", ...money },
    "withdrawal-receipt",
    { amount: "$3.77", time: "21 November 2026 at 12:30 (UTC)" },
  ],
] as const)("makes of %s with %j the mail %s", (type, data, kind, variables) => {
  const email = "ada@example.org";
  expect(subscriptionMail(event(type, data), { email, verifiedAt: null })).toEqual({
    ...{ key: `one:${kind}`, kind, to: email, isConfirmed: false, userId: "ada" },
    data: { email, ...variables },
    expiresAt: new Date("2026-11-24T12:00:00Z"),
  });
});
