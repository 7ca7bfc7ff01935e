import { ApiError } from "../http/api-error.ts";
import type { InvoiceLine } from "../objects/invoice-line.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { CardDeclined } from "./card-declined.ts";
import { changePrice } from "./change-price.ts";
import { defaultMethod, draftInvoice, finalizeInvoice } from "./invoices.ts";
import { payInvoice } from "./pay-invoice.ts";
import { needsAuthentication } from "./payments.ts";
import { onInvoicePaid, withPeriod } from "./subscription-life.ts";
import { lineOf } from "./subscription-line.ts";

export type SubscriptionUpdate = {
  fields: Partial<Subscription>;
  price?: Kinds["price"] | undefined;
  /** The end of a trial that begins now, and postpones the next payment. */
  trialEnd?: number | undefined;
  /** Prorations are billed at once, or there are none. */
  bringsProrations: boolean;
  /** A new period begins now. */
  anchorsNow: boolean;
  /** Changes nothing where the payment fails. */
  mustSucceed: boolean;
};

export function updateSubscription(
  account: Account,
  before: Subscription,
  { fields, price, trialEnd, bringsProrations, anchorsNow, mustSucceed }: SubscriptionUpdate,
): Subscription {
  const started = trialEnd === undefined ? before : beginTrial(before, account.now(), trialEnd);
  const [item] = started.items.data;
  if (!item || (!price && !anchorsNow && trialEnd === undefined))
    return account.change("subscription", before.id, fields, "customer.subscription.updated");
  const given = { ...started, ...fields };
  const change = changePrice(account, given, item, price ?? item.price, { anchorsNow });
  const { subscription } = change;
  const prorations = bringsProrations ? change.prorations : [];
  const isNewPeriod = change.isNewPeriod || trialEnd !== undefined;
  if (!isNewPeriod && prorations.length === 0) return save(account, subscription);
  const period = isNewPeriod ? subscription.items.data.map((one) => lineOf(subscription, one)) : [];
  return bill(account, subscription, [...prorations, ...period], mustSucceed);
}

function beginTrial(subscription: Subscription, now: number, trialEnd: number): Subscription {
  if (trialEnd <= now)
    throw new ApiError(400, "Invalid timestamp: must be an integer Unix timestamp in the future.", {
      param: "trial_end",
    });
  const trial = { status: "trialing", trial_start: now, trial_end: trialEnd } as const;
  return withPeriod({ ...subscription, ...trial }, () => ({ start: now, end: trialEnd }));
}

const save = (account: Account, subscription: Subscription): Subscription =>
  account.change("subscription", subscription.id, subscription, "customer.subscription.updated");

function bill(
  account: Account,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  mustSucceed: boolean,
): Subscription {
  const { id } = subscription;
  const now = account.now();
  const method = defaultMethod(account, subscription);
  const draft = draftInvoice(account, {
    ...{ subscription, billingReason: "subscription_update", period: { start: now, end: now }, lines },
  });
  const { discounts, automatic_tax } = account.get("subscription", id);
  save(account, { ...subscription, discounts, automatic_tax, latest_invoice: draft.id });
  const invoice = finalizeInvoice(account, draft.id, method);
  if (invoice.status === "paid") onInvoicePaid(account, invoice);
  else if (!method && !mustSucceed)
    account.change("subscription", id, { status: "past_due" }, "customer.subscription.updated");
  else pay(account, invoice.id, method, mustSucceed);
  return account.get("subscription", id);
}

/** @throws {ApiError} where the payment must succeed and doesn't; that undoes what has changed */
function pay(
  account: Account,
  invoice: string,
  method: PaymentMethod | undefined,
  mustSucceed: boolean,
): void {
  if (mustSucceed && method && needsAuthentication(account, method, false))
    throw new ApiError(
      402,
      "Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.",
      { type: "card_error", code: "subscription_payment_intent_requires_action" },
    );
  try {
    payInvoice(account, invoice, { method, isOffSession: false });
  } catch (error) {
    if (!(error instanceof CardDeclined)) throw error;
    if (mustSucceed) throw new ApiError(402, error.message, error.fields);
  }
}
