import { ApiError } from "../http/api-error.ts";
import type { Invoice, InvoiceLine } from "../objects/invoice.ts";
import { newInvoiceLine } from "../objects/invoice.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import { periodEnd } from "../objects/period.ts";
import { newSetupIntent } from "../objects/setup-intent.ts";
import {
  newSubscription,
  newSubscriptionItem,
  type Subscription,
  type SubscriptionItem,
} from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { CardDeclined } from "./card-declined.ts";
import { redeem, type Redeemable } from "./discounts.ts";
import {
  collectInvoice,
  defaultMethod,
  draftInvoice,
  finalizeInvoice,
  intentOf,
  payInvoice,
  subscriptionOf,
  voidInvoice,
} from "./invoices.ts";
import { describeLine } from "./describe-line.ts";

export type Price = Kinds["price"];
export type PaymentBehaviour = "allow_incomplete" | "default_incomplete" | "error_if_incomplete";

export type Feedback = NonNullable<Subscription["cancellation_details"]>["feedback"];

export type NewSubscription = {
  customer: Kinds["customer"];
  items: readonly { price: Price; quantity: number; metadata: Record<string, string> }[];
  trialEnd: number | null;
  method: PaymentMethod | null;
  behaviour: PaymentBehaviour;
  saveDefault: "off" | "on_subscription";
  isOffSession: boolean;
  /** What becomes of it when its trial ends and no card is known. */
  withoutMethod: "cancel" | "create_invoice" | "pause";
  discounts: readonly Redeemable[];
  hasAutomaticTax: boolean;
  fields: Pick<Subscription, "description" | "metadata" | "cancel_at_period_end" | "cancel_at">;
};

/** @throws {CardDeclined} never; {ApiError} where the first payment must succeed and doesn't */
export function createSubscription(account: Account, given: NewSubscription): Subscription {
  const { customer, items, trialEnd, method, behaviour, saveDefault } = given;
  const created = account.now(customer.test_clock);
  const interval = items[0]?.price.recurring;
  if (!interval) throw new Error("a subscription has at least one item with a recurring price");
  const period = { start: created, end: trialEnd ?? periodEnd(created, interval, created) };
  const { description, metadata, ...cancellation } = given.fields;
  const empty = newSubscription({
    ...{ anchor: trialEnd ?? created, saveDefault, created, description, metadata },
    currency: items[0]?.price.currency ?? "usd",
    customer: customer.id,
    default_payment_method: method?.id ?? null,
    status: trialEnd === null ? "incomplete" : "trialing",
    test_clock: customer.test_clock ?? null,
  });
  const data = items.map((item) => newSubscriptionItem({ ...item, created, subscription: empty.id, period }));
  const liability = given.hasAutomaticTax ? { type: "self" as const } : null;
  const subscription = account.add("subscription", {
    ...empty,
    automatic_tax: { disabled_reason: null, enabled: given.hasAutomaticTax, liability },
    discounts: given.discounts.map((one) => redeem(account, one, empty)),
    ...cancellation,
    ...(cancellation.cancel_at_period_end && { cancel_at: period.end, canceled_at: created }),
    trial_start: trialEnd === null ? null : created,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: given.withoutMethod },
    },
    items: { ...empty.items, data },
  });
  const draft = draftInvoice(account, {
    ...{ subscription, period: { start: created, end: created }, billingReason: "subscription_create" },
    lines: data.map((item) => lineOf(subscription, item)),
  });
  account.change("subscription", subscription.id, { latest_invoice: draft.id });
  const used = method ?? defaultMethod(account, subscription);
  const invoice = finalizeInvoice(account, draft.id, used);
  account.emit("customer.subscription.created", account.get("subscription", subscription.id));
  if (invoice.status === "paid") {
    onInvoicePaid(account, invoice);
    if (!used) addSetup(account, subscription.id);
  } else if (behaviour !== "default_incomplete") payFirst(account, invoice, used, given);
  return account.get("subscription", subscription.id);
}

function payFirst(
  account: Account,
  { id }: Invoice,
  method: PaymentMethod | undefined,
  { behaviour, isOffSession }: NewSubscription,
): void {
  if (!method)
    throw new ApiError(
      400,
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.",
      { code: "resource_missing" },
    );
  const mustSucceed = behaviour === "error_if_incomplete";
  try {
    payInvoice(account, id, { method, isOffSession });
  } catch (error) {
    if (!(error instanceof CardDeclined)) throw error;
    if (mustSucceed) throw new ApiError(402, error.message, error.fields);
  }
  if (mustSucceed && account.get("invoice", id).status !== "paid")
    throw new ApiError(
      402,
      "Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.",
      { type: "card_error", code: "subscription_payment_intent_requires_action" },
    );
}

/** So that the trial's card can be saved before anything is to be paid. */
function addSetup(account: Account, id: string): void {
  const { customer, test_clock } = account.get("subscription", id);
  const created = account.now(test_clock);
  const intent = newSetupIntent({ created, customer, description: null, metadata: {}, usage: "off_session" });
  account.add("setup_intent", intent, { hidden: { subscription: id } });
  account.emit("setup_intent.created", intent, { clock: test_clock });
  account.change("subscription", id, { pending_setup_intent: intent.id });
}

/** What an item costs in its period. */
export function lineOf(subscription: Subscription, item: SubscriptionItem): InvoiceLine {
  const { price, quantity = 1, id, current_period_start: start, current_period_end: end } = item;
  const isTrial = subscription.status === "trialing";
  return newInvoiceLine({
    ...{ price, quantity, item: id, subscription, period: { start, end } },
    amount: isTrial ? 0 : (price.unit_amount ?? 0) * quantity,
    description: describeLine(price, quantity, isTrial),
  });
}

/** A subscription becomes active when its latest invoice is paid. */
export function onInvoicePaid(account: Account, invoice: Invoice): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription?.latest_invoice !== invoice.id) return;
  const intent = intentOf(account, invoice);
  const saves = subscription.payment_settings?.save_default_payment_method === "on_subscription";
  const becomesActive = ["incomplete", "past_due", "paused", "unpaid"].includes(subscription.status);
  account.change(
    "subscription",
    subscription.id,
    {
      ...(becomesActive && { status: "active" }),
      ...(saves && intent?.payment_method && { default_payment_method: intent.payment_method }),
    },
    "customer.subscription.updated",
  );
  setDelinquent(account, subscription.customer, false);
}

/** An active subscription is past due when a payment fails, and ends when it isn't tried again. */
export function onInvoiceFailed(account: Account, invoice: Invoice, isLast: boolean): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription?.latest_invoice !== invoice.id) return;
  if (["active", "trialing"].includes(subscription.status)) {
    account.change("subscription", subscription.id, { status: "past_due" }, "customer.subscription.updated");
    setDelinquent(account, subscription.customer, true);
  }
  if (isLast) endSubscription(account, subscription.id, "payment_failed");
}

function setDelinquent(account: Account, id: string, delinquent: boolean): void {
  if (account.store.find("customer", id)) account.change("customer", id, { delinquent }, "customer.updated");
}

/** Ends a subscription now. */
export function endSubscription(
  account: Account,
  id: string,
  reason: "cancellation_requested" | "payment_failed",
  details: { comment?: string | null; feedback?: Feedback } = {},
): Subscription {
  const subscription = account.get("subscription", id);
  const now = account.now(subscription.test_clock);
  const wasIncomplete = subscription.status === "incomplete";
  for (const { id: invoice, status } of invoicesOf(account, subscription)) {
    if (status === "open" && wasIncomplete) voidInvoice(account, invoice);
    else if (status === "draft" || status === "open")
      account.change("invoice", invoice, { auto_advance: false, next_payment_attempt: null });
  }
  const changed = account.change("subscription", id, {
    status: wasIncomplete ? "incomplete_expired" : "canceled",
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: {
      comment: details.comment ?? subscription.cancellation_details?.comment ?? null,
      feedback: details.feedback ?? subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
  });
  account.emit("customer.subscription.deleted", changed);
  return changed;
}

const invoicesOf = (account: Account, { id, customer }: Subscription): Invoice[] =>
  account.store
    .ownedBy("invoice", customer)
    .filter(({ parent }) => parent?.subscription_details?.subscription === id);

/** What happens to a subscription by itself, at the time when it is due. */
export function advanceSubscription(account: Account, id: string, now: number): void {
  const subscription = account.get("subscription", id);
  const { status, cancel_at, trial_end } = subscription;
  if (status === "incomplete") expire(account, subscription);
  else if (cancel_at !== null && cancel_at <= now) endSubscription(account, id, "cancellation_requested");
  else if (status === "trialing" && trial_end !== null && trial_end <= now)
    endTrial(account, subscription, trial_end);
  else renew(account, subscription, subscription.billing_cycle_anchor);
}

function endTrial(account: Account, subscription: Subscription, end: number): void {
  const without = subscription.trial_settings?.end_behavior.missing_payment_method;
  const hasMethod = defaultMethod(account, subscription) !== undefined;
  if (without === "cancel" && !hasMethod) endSubscription(account, subscription.id, "payment_failed");
  else if (without === "pause" && !hasMethod)
    account.emit(
      "customer.subscription.paused",
      account.change("subscription", subscription.id, { status: "paused" }),
    );
  else renew(account, subscription, end);
}

/** Begins a new period of a paused subscription, which is in force again once its invoice is paid. */
export function resumeSubscription(account: Account, id: string): Subscription {
  const paused = account.get("subscription", id);
  if (paused.status !== "paused")
    throw new ApiError(400, `Only paused subscriptions can be resumed. This one is ${paused.status}.`);
  const now = account.now(paused.test_clock);
  const data = paused.items.data.map((item) => {
    const interval = item.price.recurring ?? { interval: "month" as const, interval_count: 1 };
    return { ...item, current_period_start: now, current_period_end: periodEnd(now, interval, now) };
  });
  const resumed: Subscription = { ...paused, items: { ...paused.items, data } };
  const { id: invoice } = draftInvoice(account, {
    ...{ subscription: resumed, period: { start: now, end: now }, billingReason: "subscription_update" },
    lines: data.map((item) => lineOf(resumed, item)),
  });
  account.change("subscription", id, {
    ...{ billing_cycle_anchor: now, items: resumed.items, latest_invoice: invoice },
  });
  const method = defaultMethod(account, resumed);
  finalizeInvoice(account, invoice, method);
  if (method) collectInvoice(account, invoice);
  const after = account.get("subscription", id);
  if (after.status === "active") account.emit("customer.subscription.resumed", after);
  return after;
}

/** The first payment hasn't come in time. */
function expire(account: Account, subscription: Subscription): void {
  for (const { id, status } of invoicesOf(account, subscription))
    if (status === "open") voidInvoice(account, id);
  const ended = account.now(subscription.test_clock);
  account.change(
    "subscription",
    subscription.id,
    { status: "incomplete_expired", ended_at: ended },
    "customer.subscription.updated",
  );
}

/** Begins the next period, with an invoice that is paid an hour later. */
function renew(account: Account, subscription: Subscription, anchor: number): void {
  const data = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const interval = item.price.recurring ?? { interval: "month" as const, interval_count: 1 };
    return { ...item, current_period_start: start, current_period_end: periodEnd(anchor, interval, start) };
  });
  const before = subscription.items.data[0];
  const active: Subscription = {
    ...subscription,
    billing_cycle_anchor: anchor,
    status: subscription.status === "trialing" ? "active" : subscription.status,
    items: { ...subscription.items, data },
  };
  const pending = pendingLines(account, subscription.id);
  const draft = draftInvoice(account, {
    subscription: active,
    billingReason: "subscription_cycle",
    period: { start: before?.current_period_start ?? 0, end: before?.current_period_end ?? 0 },
    lines: [...pending, ...data.map((item) => lineOf(active, item))],
  });
  account.store.hide(subscription.id, { pendingLines: null });
  account.change(
    "subscription",
    subscription.id,
    {
      status: active.status,
      billing_cycle_anchor: anchor,
      items: active.items,
      latest_invoice: draft.id,
    },
    "customer.subscription.updated",
  );
}

/** Credits and charges of changes within a period, which the next invoice has. */
export function pendingLines(account: Account, subscription: string): InvoiceLine[] {
  return (account.store.hidden(subscription).pendingLines as InvoiceLine[] | null | undefined) ?? [];
}

/** What happens to an invoice by itself. */
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
