import { ApiError } from "../http/api-error.ts";
import type { InvoiceLine } from "../objects/invoice.ts";
import type { Subscription, SubscriptionItem } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { CardDeclined } from "./card-declined.ts";
import { changePrice } from "./change-price.ts";
import { defaultMethod, draftInvoice, finalizeInvoice, payInvoice } from "./invoices.ts";
import { lineOf, onInvoicePaid, pendingLines, type PaymentBehaviour, type Price } from "./subscriptions.ts";

export type SubscriptionUpdate = {
  fields: Partial<Subscription>;
  item?: { item: SubscriptionItem; price: Price; quantity: number } | undefined;
  /** What becomes of prorations: billed later, at once, or there are none. */
  prorations: "create_prorations" | "always_invoice" | "none";
  anchorsNow: boolean;
  endsTrial: boolean;
  behaviour: PaymentBehaviour;
  isOffSession: boolean;
};

export function updateSubscription(account: Account, id: string, update: SubscriptionUpdate): Subscription {
  const before = account.get("subscription", id);
  const now = account.now(before.test_clock);
  const { trial_end: trialEnd } = update.fields;
  const beginsTrial = typeof trialEnd === "number" && before.status === "active";
  const started = update.endsTrial
    ? endTrial(before, now)
    : beginsTrial
      ? beginTrial(before, { now, trialEnd, prorations: update.prorations })
      : before;
  const [first] = started.items.data;
  const item =
    update.item ??
    (first && (update.anchorsNow || update.endsTrial || beginsTrial)
      ? { item: first, price: first.price, quantity: first.quantity ?? 1 }
      : undefined);
  if (!item) return account.change("subscription", id, update.fields, "customer.subscription.updated");
  const current = started.items.data.find((one) => one.id === item.item.id) ?? item.item;
  const anchorsNow = update.anchorsNow || update.endsTrial;
  const change = changePrice(account, { ...started, ...update.fields }, current, item, { now, anchorsNow });
  const prorations = update.prorations === "none" || update.endsTrial ? [] : change.prorations;
  const isNewPeriod = change.isNewCycle || beginsTrial;
  const isBilledNow = isNewPeriod || (update.prorations === "always_invoice" && prorations.length > 0);
  if (!isBilledNow) {
    account.store.hide(id, { pendingLines: [...pendingLines(account, id), ...prorations] });
    return save(account, change.subscription);
  }
  const newPeriod = isNewPeriod
    ? change.subscription.items.data.map((one) => lineOf(change.subscription, one))
    : [];
  return bill(
    account,
    change.subscription,
    [...pendingLines(account, id), ...prorations, ...newPeriod],
    update,
  );
}

const endTrial = (subscription: Subscription, now: number): Subscription => ({
  ...subscription,
  status: "active",
  trial_end: now,
});

/** A trial during a paid period postpones the next payment. An invoice of nothing is made for it. */
function beginTrial(
  subscription: Subscription,
  { now, trialEnd, prorations }: Pick<SubscriptionUpdate, "prorations"> & { now: number; trialEnd: number },
): Subscription {
  if (trialEnd <= now)
    throw new ApiError(400, "Invalid timestamp: must be an integer Unix timestamp in the future.", {
      param: "trial_end",
    });
  if (prorations !== "none")
    throw new ApiError(400, "A trial can't be begun here with a credit for the paid period.", {
      param: "proration_behavior",
    });
  const period = { current_period_start: now, current_period_end: trialEnd };
  const data = subscription.items.data.map((item) => ({ ...item, ...period }));
  return { ...subscription, status: "trialing", trial_start: now, items: { ...subscription.items, data } };
}

function save(account: Account, subscription: Subscription): Subscription {
  return account.change("subscription", subscription.id, subscription, "customer.subscription.updated");
}

function bill(
  account: Account,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  { behaviour, isOffSession }: SubscriptionUpdate,
): Subscription {
  const { id, test_clock } = subscription;
  const now = account.now(test_clock);
  const method = defaultMethod(account, subscription);
  const period = { start: now, end: now };
  const draft = draftInvoice(account, { subscription, billingReason: "subscription_update", period, lines });
  account.store.hide(id, { pendingLines: null });
  const { discounts, automatic_tax } = account.get("subscription", id);
  save(account, { ...subscription, discounts, automatic_tax, latest_invoice: draft.id });
  const invoice = finalizeInvoice(account, draft.id, method);
  if (invoice.status === "paid") onInvoicePaid(account, invoice);
  else if (behaviour === "default_incomplete") account.change("subscription", id, { status: "past_due" });
  else {
    try {
      if (method) payInvoice(account, invoice.id, { method, isOffSession });
      else account.change("subscription", id, { status: "past_due" }, "customer.subscription.updated");
    } catch (error) {
      if (!(error instanceof CardDeclined)) throw error;
      if (behaviour === "error_if_incomplete") throw new ApiError(402, error.message, error.fields);
    }
  }
  return account.get("subscription", id);
}
