import type { Kinds } from "./kinds.ts";
import { newId, randomText } from "./new-id.ts";
import { planOf } from "./price.ts";

export type Subscription = Kinds["subscription"];
export type SubscriptionItem = Subscription["items"]["data"][number];

type Given = Pick<
  Subscription,
  "created" | "currency" | "customer" | "default_payment_method" | "metadata"
> & {
  anchor: number;
  hasAutomaticTax: boolean;
  saveDefault: "off" | "on_subscription";
  trialEnd: number | null;
  withoutMethod: "cancel" | "create_invoice" | "pause";
};

/** Makes a subscription without items. */
export function newSubscription({
  anchor,
  hasAutomaticTax,
  saveDefault,
  trialEnd,
  withoutMethod,
  ...given
}: Given): Subscription {
  const id = newId("subscription");
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: hasAutomaticTax,
      liability: hasAutomaticTax ? { type: "self" } : null,
    },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    customer_account: null,
    days_until_due: null,
    description: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: { object: "list", data: [], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: saveDefault,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.created,
    transfer_data: null,
    status: trialEnd === null ? "incomplete" : "trialing",
    test_clock: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: withoutMethod } },
    trial_start: trialEnd === null ? null : given.created,
    ...given,
  };
}

type GivenItem = {
  created: number;
  price: Kinds["price"];
  subscription: string;
  period: { start: number; end: number };
};

export function newSubscriptionItem({ created, price, subscription, period }: GivenItem) {
  const item: SubscriptionItem = {
    id: `si_${randomText(14)}`,
    object: "subscription_item",
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
  return item;
}
