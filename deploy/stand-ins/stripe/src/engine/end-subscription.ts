import type { Invoice } from "../objects/invoice.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { voidInvoice } from "./pay-invoice.ts";

/** Ends a subscription now. Nothing more is collected for it. */
export function endSubscription(
  account: Account,
  id: string,
  reason: "cancellation_requested" | "payment_failed",
  comment?: string | null,
): Subscription {
  const subscription = account.get("subscription", id);
  if (subscription.status === "incomplete") voidOpenInvoices(account, subscription);
  else
    for (const { id: invoice, status } of invoicesOf(account, subscription))
      if (status === "draft" || status === "open")
        account.change("invoice", invoice, { auto_advance: false, next_payment_attempt: null });
  const now = account.now();
  return account.change(
    "subscription",
    id,
    {
      status: subscription.status === "incomplete" ? "incomplete_expired" : "canceled",
      canceled_at: subscription.canceled_at ?? now,
      ended_at: now,
      cancellation_details: {
        ...{ feedback: null, feedback_option: null },
        comment: comment ?? null,
        reason,
      },
    },
    "customer.subscription.deleted",
  );
}

/** Ends a subscription whose first payment hasn't been made in time. */
export function expireSubscription(account: Account, subscription: Subscription): void {
  voidOpenInvoices(account, subscription);
  const changes = { status: "incomplete_expired", ended_at: account.now() } as const;
  account.change("subscription", subscription.id, changes, "customer.subscription.updated");
}

function voidOpenInvoices(account: Account, subscription: Subscription): void {
  for (const { id, status } of invoicesOf(account, subscription))
    if (status === "open") voidInvoice(account, id);
}

const invoicesOf = ({ store }: Account, { id, customer }: Subscription): Invoice[] =>
  store
    .ownedBy("invoice", customer)
    .filter(({ parent }) => parent?.subscription_details?.subscription === id);
