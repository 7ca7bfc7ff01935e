import type { Invoice } from "../objects/invoice.ts";
import { periodEnd } from "../objects/period.ts";
import { intervalOf } from "../objects/price.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { endSubscription, expireSubscription } from "./end-subscription.ts";
import { defaultMethod, draftInvoice, finalizeInvoice, intentOf, subscriptionOf } from "./invoices.ts";
import { collectInvoice } from "./pay-invoice.ts";
import { lineOf } from "./subscription-line.ts";

/** Activates a subscription whose latest invoice has been paid. */
export function onInvoicePaid(account: Account, invoice: Invoice): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription?.latest_invoice !== invoice.id) return;
  const intent = intentOf(account, invoice);
  const saves = subscription.payment_settings?.save_default_payment_method === "on_subscription";
  const becomesActive = ["incomplete", "past_due", "paused"].includes(subscription.status);
  account.change(
    "subscription",
    subscription.id,
    {
      ...(becomesActive && { status: "active" }),
      ...(saves && intent?.payment_method && { default_payment_method: intent.payment_method }),
    },
    "customer.subscription.updated",
  );
  account.change("customer", subscription.customer, { delinquent: false }, "customer.updated");
}

/** Makes an active subscription past due when a payment fails, and ends it after the last attempt. */
export function onInvoiceFailed(account: Account, invoice: Invoice, isLast: boolean): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription?.latest_invoice !== invoice.id) return;
  if (["active", "trialing"].includes(subscription.status)) {
    account.change("subscription", subscription.id, { status: "past_due" }, "customer.subscription.updated");
    account.change("customer", subscription.customer, { delinquent: true }, "customer.updated");
  }
  if (isLast) endSubscription(account, subscription.id, "payment_failed");
}

/** Does what is due for a subscription on schedule. */
export function advanceSubscription(account: Account, id: string, now: number): void {
  const subscription = account.get("subscription", id);
  const { status, cancel_at, trial_end, billing_cycle_anchor: anchor } = subscription;
  if (status === "incomplete") expireSubscription(account, subscription);
  else if (cancel_at !== null && cancel_at <= now) endSubscription(account, id, "cancellation_requested");
  else if (status === "trialing" && trial_end !== null && trial_end <= now)
    endTrial(account, subscription, trial_end);
  else renew(account, subscription, anchor);
}

function endTrial(account: Account, subscription: Subscription, end: number): void {
  const { id, trial_settings: settings } = subscription;
  const without = settings?.end_behavior.missing_payment_method;
  const hasMethod = defaultMethod(account, subscription) !== undefined;
  if (without === "cancel" && !hasMethod) endSubscription(account, id, "payment_failed");
  else if (without === "pause" && !hasMethod)
    account.change("subscription", id, { status: "paused" }, "customer.subscription.paused");
  else renew(account, subscription, end);
}

/** Begins the next period, with an invoice that is collected an hour later. */
function renew(account: Account, subscription: Subscription, anchor: number): void {
  const [before] = subscription.items.data;
  const status = subscription.status === "trialing" ? "active" : subscription.status;
  const next = withPeriod({ ...subscription, billing_cycle_anchor: anchor, status }, (item) => ({
    start: item.current_period_end,
    end: periodEnd(anchor, intervalOf(item.price), item.current_period_end),
  }));
  const draft = draftInvoice(account, {
    subscription: next,
    billingReason: "subscription_cycle",
    period: { start: before?.current_period_start ?? 0, end: before?.current_period_end ?? 0 },
    lines: next.items.data.map((item) => lineOf(next, item)),
  });
  const { items } = next;
  account.change(
    "subscription",
    subscription.id,
    { status, billing_cycle_anchor: anchor, items, latest_invoice: draft.id },
    "customer.subscription.updated",
  );
}

/** Begins a new period of a paused subscription, which is active again once its invoice is paid. */
export function resumeSubscription(account: Account, paused: Subscription): Subscription {
  const now = account.now();
  const resumed = withPeriod(paused, ({ price }) => ({
    start: now,
    end: periodEnd(now, intervalOf(price), now),
  }));
  const { id: invoice } = draftInvoice(account, {
    ...{ subscription: resumed, period: { start: now, end: now }, billingReason: "subscription_update" },
    lines: resumed.items.data.map((item) => lineOf(resumed, item)),
  });
  const { items } = resumed;
  account.change("subscription", paused.id, { billing_cycle_anchor: now, items, latest_invoice: invoice });
  const method = defaultMethod(account, resumed);
  finalizeInvoice(account, invoice, method);
  if (method) collectInvoice(account, invoice);
  const after = account.get("subscription", paused.id);
  if (after.status === "active") account.emit("customer.subscription.resumed", after);
  return after;
}

type Item = Subscription["items"]["data"][number];

/** Returns a subscription whose items have other periods. */
export function withPeriod(
  subscription: Subscription,
  periodOf: (item: Item) => { start: number; end: number },
): Subscription {
  const data = subscription.items.data.map((item) => {
    const { start, end } = periodOf(item);
    return { ...item, current_period_start: start, current_period_end: end };
  });
  return { ...subscription, items: { ...subscription.items, data } };
}

/** Does what is due for an invoice on schedule. */
export function advanceInvoice(account: Account, id: string): void {
  const invoice = account.get("invoice", id);
  if (invoice.status === "draft") {
    const subscription = subscriptionOf(account, invoice);
    const finalized = finalizeInvoice(account, id, subscription && defaultMethod(account, subscription));
    if (finalized.status === "paid") {
      onInvoicePaid(account, finalized);
      return;
    }
  }
  collectInvoice(account, id);
}
