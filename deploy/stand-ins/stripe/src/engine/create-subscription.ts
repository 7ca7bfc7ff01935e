import { ApiError } from "../http/api-error.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import { periodEnd } from "../objects/period.ts";
import { intervalOf } from "../objects/price.ts";
import { newSubscription, newSubscriptionItem, type Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { CardDeclined } from "./card-declined.ts";
import { redeem, type Redeemable } from "./discounts.ts";
import { defaultMethod, draftInvoice, finalizeInvoice } from "./invoices.ts";
import { payInvoice } from "./pay-invoice.ts";
import { addSetup } from "./setups.ts";
import { onInvoicePaid } from "./subscription-life.ts";
import { lineOf } from "./subscription-line.ts";

export type NewSubscription = {
  customer: Kinds["customer"];
  price: Kinds["price"];
  trialDays: number;
  /** The consequence of a trial that ends without a card. */
  withoutMethod: "cancel" | "create_invoice" | "pause";
  method: PaymentMethod | undefined;
  /** Attempts the first payment at once; otherwise a browser makes it. */
  paysNow: boolean;
  saveDefault: "off" | "on_subscription";
  discounts: readonly Redeemable[];
  hasAutomaticTax: boolean;
  metadata: Record<string, string>;
};

/** @throws {ApiError} where it is to be paid at once and no card is known */
export function createSubscription(account: Account, given: NewSubscription): Subscription {
  const { customer, price, trialDays, metadata } = given;
  const created = account.now();
  const trialEnd = trialDays === 0 ? null : created + trialDays * 24 * 3600;
  const period = { start: created, end: trialEnd ?? periodEnd(created, intervalOf(price), created) };
  const empty = newSubscription({
    ...{ anchor: trialEnd ?? created, saveDefault: given.saveDefault, created, metadata, trialEnd },
    currency: price.currency,
    customer: customer.id,
    default_payment_method: given.method?.id ?? null,
    withoutMethod: given.withoutMethod,
    hasAutomaticTax: given.hasAutomaticTax,
  });
  const item = newSubscriptionItem({ price, created, subscription: empty.id, period });
  const subscription = account.add("subscription", {
    ...empty,
    discounts: given.discounts.map((one) => redeem(account, one, empty)),
    items: { ...empty.items, data: [item] },
  });
  const draft = draftInvoice(account, {
    ...{ subscription, period: { start: created, end: created }, billingReason: "subscription_create" },
    lines: [lineOf(subscription, item)],
  });
  account.change("subscription", subscription.id, { latest_invoice: draft.id });
  const method = given.method ?? defaultMethod(account, subscription);
  const invoice = finalizeInvoice(account, draft.id, method);
  account.emit("customer.subscription.created", account.get("subscription", subscription.id));
  if (invoice.status === "paid") {
    onInvoicePaid(account, invoice);
    if (!method) addTrialSetup(account, subscription);
  } else if (given.paysNow) payFirst(account, invoice, method);
  return account.get("subscription", subscription.id);
}

/** Lets a browser save the card of a trial before anything is to be paid. */
function addTrialSetup(account: Account, { id, customer }: Subscription): void {
  const intent = addSetup(account, { customer, subscription: id });
  account.change("subscription", id, { pending_setup_intent: intent.id });
}

function payFirst(account: Account, { id }: Invoice, method: PaymentMethod | undefined): void {
  if (!method)
    throw new ApiError(
      400,
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.",
      { code: "resource_missing" },
    );
  try {
    payInvoice(account, id, { method, isOffSession: false });
  } catch (error) {
    if (!(error instanceof CardDeclined)) throw error;
  }
}
