import { z } from "zod";
import { createSubscription } from "../engine/create-subscription.ts";
import { findRedeemable } from "../engine/discounts.ts";
import { endSubscription } from "../engine/end-subscription.ts";
import { resumeSubscription } from "../engine/subscription-life.ts";
import { requireLocation } from "../engine/tax.ts";
import { updateSubscription } from "../engine/update-subscription.ts";
import { ApiError, noSuch, notImplemented } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, pagination } from "../http/list.ts";
import { mergeMetadata } from "../http/merge-metadata.ts";
import { boolean, integer, metadata, object, optional, text, timestamp } from "../http/params.ts";
import type { Subscription } from "../objects/subscription.ts";
import { cardOf, cancellationOf, onlyItem, priceOf } from "./subscription-params.ts";

const missingMethod = z.enum(["cancel", "create_invoice", "pause"]);

export const subscriptions: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/subscriptions",
    object(
      {
        automatic_tax: object({}, { enabled: boolean() }),
        default_payment_method: text(),
        discounts: z.array(optional({ coupon: text(), promotion_code: text() })),
        metadata: metadata(),
        payment_behavior: z.enum(["allow_incomplete", "default_incomplete"]),
        payment_settings: object({}, { save_default_payment_method: z.enum(["off", "on_subscription"]) }),
        trial_period_days: integer(1, 730),
        trial_settings: object({}, { end_behavior: object({}, { missing_payment_method: missingMethod }) }),
      },
      { customer: text(), items: z.array(object({}, { price: text() })) },
    ),
    ({ account, params }) => {
      const customer = account.get("customer", params.customer, "customer");
      const hasAutomaticTax = params.automatic_tax?.enabled ?? false;
      if (hasAutomaticTax) requireLocation(account, customer);
      return createSubscription(account, {
        ...{ customer, hasAutomaticTax },
        price: priceOf(account, onlyItem(params.items).price),
        discounts: (params.discounts ?? []).map((one, index) =>
          findRedeemable(account, customer, one, `discounts[${index}]`),
        ),
        trialDays: params.trial_period_days ?? 0,
        withoutMethod: params.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
        method: cardOf(account, params.default_payment_method, customer.id),
        paysNow: params.payment_behavior !== "default_incomplete",
        saveDefault: params.payment_settings?.save_default_payment_method ?? "off",
        metadata: mergeMetadata({}, params.metadata),
      });
    },
  ),
  endpoint(
    "GET",
    "/v1/subscriptions",
    optional({ ...pagination, customer: text(), status: z.enum(["all"]) }),
    (call) => {
      const { customer, status } = call.params;
      if (customer !== undefined) call.account.get("customer", customer, "customer");
      const where = (one: Subscription) => status === "all" || one.ended_at === null;
      return list(call, "subscription", { owner: customer, where });
    },
  ),
  endpoint("GET", "/v1/subscriptions/:id", optional({}), ({ account, id }) =>
    account.get("subscription", id),
  ),
  endpoint(
    "POST",
    "/v1/subscriptions/:id",
    optional({
      billing_cycle_anchor: object({}, { type: z.enum(["now"]) }),
      cancel_at_period_end: boolean(),
      default_payment_method: text(),
      items: z.array(object({}, { id: text(), price: text() })),
      metadata: metadata(),
      payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]),
      proration_behavior: z.enum(["always_invoice", "none"]),
      trial_end: timestamp(),
    }),
    ({ account, params, id }) => {
      const subscription = account.get("subscription", id);
      requireOpen(subscription);
      const { items, trial_end: trialEnd, proration_behavior: prorations } = params;
      const anchorsNow = params.billing_cycle_anchor !== undefined;
      const item = items && onlyItem(items);
      if (item && item.id !== subscription.items.data[0]?.id)
        throw noSuch("subscription item", item.id, "items[0][id]");
      if ((item ?? trialEnd ?? (anchorsNow || undefined)) !== undefined && prorations === undefined)
        throw notImplemented("proration_behavior=create_prorations", { param: "proration_behavior" });
      if (trialEnd !== undefined && prorations !== "none")
        throw notImplemented("trial_end with prorations", { param: "proration_behavior" });
      const method = cardOf(account, params.default_payment_method, subscription.customer);
      return updateSubscription(account, subscription, {
        fields: {
          ...(params.metadata !== undefined && {
            metadata: mergeMetadata(subscription.metadata, params.metadata),
          }),
          ...(method && { default_payment_method: method.id }),
          ...cancellationOf(account, subscription, params.cancel_at_period_end),
        },
        price: item && priceOf(account, item.price),
        ...{ trialEnd, anchorsNow },
        bringsProrations: prorations === "always_invoice",
        mustSucceed: params.payment_behavior === "error_if_incomplete",
      });
    },
  ),
  endpoint(
    "DELETE",
    "/v1/subscriptions/:id",
    optional({ cancellation_details: optional({ comment: text() }) }),
    ({ account, params, id }) => {
      if (account.get("subscription", id).ended_at !== null) throw noSuch("subscription", id);
      return endSubscription(account, id, "cancellation_requested", params.cancellation_details?.comment);
    },
  ),
  endpoint("POST", "/v1/subscriptions/:id/resume", optional({}), ({ account, id }) => {
    const subscription = account.get("subscription", id);
    const { status } = subscription;
    if (status !== "paused")
      throw new ApiError(400, `Only paused subscriptions can be resumed. This one is ${status}.`);
    return resumeSubscription(account, subscription);
  }),
];

function requireOpen({ id, ended_at: endedAt }: Subscription): void {
  if (endedAt === null) return;
  throw new ApiError(400, "A canceled subscription can only update its cancellation_details and metadata.", {
    code: "resource_missing",
    param: id,
  });
}
