import type { Account } from "../engine/account.ts";
import { findRedeemable } from "../engine/discounts.ts";
import {
  createSubscription,
  endSubscription,
  resumeSubscription,
  type Feedback,
} from "../engine/subscriptions.ts";
import { requireLocation } from "../engine/tax.ts";
import { updateSubscription } from "../engine/update-subscription.ts";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, listOf, pagination } from "../http/list.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Subscription } from "../objects/subscription.ts";
import { required } from "../params/param.ts";
import {
  boolean,
  either,
  emptyable,
  integer,
  list as listOfValues,
  metadata,
  object,
  oneOf,
  text,
  timestamp,
  times,
} from "../params/types.ts";
import { findMethod } from "./find-method.ts";
import { defined, mergeMetadata } from "./metadata.ts";
import { findPrice } from "./prices.ts";

const feedback = oneOf(
  ...(["customer_service", "low_quality", "missing_features", "other"] as const),
  ...(["switched_service", "too_complex", "too_expensive", "unused"] as const),
);
const cancellationDetails = object({ comment: emptyable(text()), feedback: emptyable(feedback) });

const fields = {
  automatic_tax: object({ enabled: required(boolean()) }),
  cancel_at: emptyable(timestamp()),
  cancel_at_period_end: boolean(),
  collection_method: oneOf("charge_automatically"),
  default_payment_method: text(),
  description: emptyable(text({ max: 500 })),
  metadata: metadata(),
  off_session: boolean(),
  payment_settings: object({
    payment_method_types: listOfValues(oneOf("card")),
    save_default_payment_method: oneOf("off", "on_subscription"),
  }),
  trial_end: either(oneOf("now"), timestamp()),
};
const statuses = [
  ...(["active", "canceled", "incomplete", "incomplete_expired"] as const),
  ...(["past_due", "paused", "trialing", "unpaid"] as const),
] as const;

/** The subscriptions of customers. */
export const subscriptions: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/subscriptions",
    {
      ...fields,
      billing_mode: object({ type: required(oneOf("classic", "flexible")) }),
      customer: required(text()),
      discounts: listOfValues(object({ coupon: text(), promotion_code: text() })),
      items: required(
        listOfValues(
          object({ price: required(text()), quantity: integer({ min: 1 }), metadata: metadata() }),
        ),
      ),
      payment_behavior: oneOf("allow_incomplete", "default_incomplete", "error_if_incomplete"),
      proration_behavior: oneOf("always_invoice", "create_prorations", "none"),
      trial_period_days: integer({ min: 1, max: 730 }),
      trial_settings: object({
        end_behavior: object({ missing_payment_method: oneOf("cancel", "create_invoice", "pause") }),
      }),
    },
    ({ account, params }) => {
      const customer = account.store.find("customer", params.customer);
      if (!customer) throw noSuch("customer", params.customer, "customer", 400);
      const hasAutomaticTax = params.automatic_tax?.enabled ?? false;
      if (hasAutomaticTax) requireLocation(account, customer);
      const discounts = (params.discounts ?? []).map((one, index) =>
        findRedeemable(account, customer, one, `discounts[${index}]`),
      );
      const now = account.now(customer.test_clock);
      const items = params.items.map((item, index) => ({
        price: recurringPrice(account, item.price, `items[${index}][price]`),
        quantity: item.quantity ?? 1,
        metadata: mergeMetadata({}, item.metadata),
      }));
      const [first] = items;
      if (!first)
        throw new ApiError(400, "Missing required param: items.", {
          code: "parameter_missing",
          param: "items",
        });
      const differs = items.some(
        ({ price }) => price.recurring?.interval !== first.price.recurring?.interval,
      );
      if (differs)
        throw new ApiError(
          400,
          "All prices on a subscription must have the same `recurring.interval` and `recurring.interval_count`.",
        );
      const { trial_end: end, trial_period_days: days } = params;
      const trialEnd = typeof end === "number" ? end : days === undefined ? null : now + days * 24 * 3600;
      return createSubscription(account, {
        ...{ customer, items, trialEnd, discounts, hasAutomaticTax },
        method: methodOf(account, params.default_payment_method, customer.id) ?? null,
        behaviour: params.payment_behavior ?? "allow_incomplete",
        saveDefault: params.payment_settings?.save_default_payment_method ?? "off",
        isOffSession: params.off_session ?? false,
        withoutMethod: params.trial_settings?.end_behavior?.missing_payment_method ?? "create_invoice",
        fields: {
          description: params.description ?? null,
          metadata: mergeMetadata({}, params.metadata),
          cancel_at_period_end: params.cancel_at_period_end ?? false,
          cancel_at: params.cancel_at ?? null,
        },
      });
    },
  ),
  endpoint(
    "GET",
    "/v1/subscriptions",
    {
      ...pagination,
      collection_method: oneOf("charge_automatically", "send_invoice"),
      created: times(),
      customer: text(),
      price: text(),
      status: oneOf("all", "ended", ...statuses),
      test_clock: text(),
    },
    (call) => {
      const { created, customer, price, status, test_clock } = call.params;
      if (
        customer !== undefined &&
        !call.account.store.find("customer", customer) &&
        !call.account.store.isDeleted("customer", customer)
      )
        throw noSuch("customer", customer, "customer", 400);
      const where = every<"subscription">([
        created && ((one) => created(one.created)),
        price === undefined ? undefined : ({ items }) => items.data.some((item) => item.price.id === price),
        hasStatus(status),
        (one) =>
          test_clock === undefined
            ? customer !== undefined || !one.test_clock
            : one.test_clock === test_clock,
      ]);
      return list(call, "subscription", { owner: customer, where });
    },
  ),
  endpoint("GET", "/v1/subscriptions/{id}", {}, ({ account, path: { id = "" } }) =>
    account.get("subscription", id),
  ),
  endpoint(
    "POST",
    "/v1/subscriptions/{id}",
    {
      ...fields,
      billing_cycle_anchor: object({ type: required(oneOf("now", "unchanged")) }),
      cancellation_details: cancellationDetails,
      items: listOfValues(
        object({ id: text(), price: text(), quantity: integer({ min: 1 }), metadata: metadata() }),
      ),
      payment_behavior: oneOf("allow_incomplete", "default_incomplete", "error_if_incomplete"),
      proration_behavior: oneOf("always_invoice", "create_prorations", "none"),
    },
    ({ account, params, path: { id = "" } }) => {
      const subscription = account.get("subscription", id);
      requireOpen(subscription);
      const hasAutomaticTax = params.automatic_tax?.enabled;
      if (hasAutomaticTax) requireLocation(account, account.get("customer", subscription.customer));
      const [item, ...others] = params.items ?? [];
      if (others.length > 0)
        throw new ApiError(400, "Only one item can be changed at a time here.", { param: "items[1]" });
      const found =
        item &&
        (subscription.items.data.find((one) => one.id === item.id) ??
          (item.id === undefined ? undefined : null));
      if (found === null) throw noSuch("subscription item", item?.id ?? "", "items[0][id]", 400);
      if (item && !found)
        throw new ApiError(400, "Items can't be added to a subscription here: name one by its id.", {
          param: "items[0][id]",
        });
      const method = methodOf(account, params.default_payment_method, subscription.customer);
      return updateSubscription(account, id, {
        fields: {
          ...defined({ description: params.description }),
          ...(params.metadata !== undefined && {
            metadata: mergeMetadata(subscription.metadata, params.metadata),
          }),
          ...(method && { default_payment_method: method.id }),
          ...(hasAutomaticTax !== undefined && {
            automatic_tax: {
              disabled_reason: null,
              enabled: hasAutomaticTax,
              liability: hasAutomaticTax ? { type: "self" as const } : null,
            },
          }),
          ...(typeof params.trial_end === "number" && { trial_end: params.trial_end }),
          ...(params.payment_settings?.save_default_payment_method && {
            payment_settings: {
              payment_method_options: null,
              payment_method_types: null,
              save_default_payment_method: params.payment_settings.save_default_payment_method,
            },
          }),
          ...cancellationOf(account, subscription, params),
        },
        item: found && {
          item: found,
          price:
            item.price === undefined ? found.price : recurringPrice(account, item.price, "items[0][price]"),
          quantity: item.quantity ?? found.quantity ?? 1,
        },
        prorations: params.proration_behavior ?? "create_prorations",
        anchorsNow: params.billing_cycle_anchor?.type === "now",
        endsTrial: params.trial_end === "now" && subscription.status === "trialing",
        behaviour: params.payment_behavior ?? "allow_incomplete",
        isOffSession: params.off_session ?? false,
      });
    },
  ),
  endpoint(
    "DELETE",
    "/v1/subscriptions/{id}",
    { cancellation_details: cancellationDetails, invoice_now: boolean(), prorate: boolean() },
    ({ account, params, path: { id = "" } }) => {
      const subscription = account.store.find("subscription", id);
      if (subscription?.ended_at !== null) throw noSuch("subscription", id);
      return endSubscription(account, id, "cancellation_requested", params.cancellation_details);
    },
  ),
  endpoint(
    "POST",
    "/v1/subscriptions/{id}/resume",
    { billing_cycle_anchor: oneOf("now") },
    ({ account, path: { id = "" } }) => resumeSubscription(account, id),
  ),
  endpoint(
    "GET",
    "/v1/subscription_items",
    { ...pagination, subscription: required(text()) },
    ({ account, params, url }) => listOf(account.get("subscription", params.subscription).items.data, url),
  ),
];

function recurringPrice(account: Account, id: string, param: string) {
  const price = findPrice(account, id, param, 400);
  if (!price.recurring)
    throw new ApiError(
      400,
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      { param },
    );
  if (!price.active)
    throw new ApiError(400, "The price specified is inactive. This field only accepts active prices.", {
      param,
    });
  return price;
}

function methodOf(account: Account, id: string | undefined, customer: string): PaymentMethod | undefined {
  if (id === undefined) return undefined;
  const method = findMethod(account, id, "default_payment_method");
  if (method.customer !== customer)
    throw new ApiError(
      400,
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { code: "resource_missing", param: "default_payment_method" },
    );
  return method;
}

function requireOpen({ id, status }: Subscription): void {
  if (status === "canceled" || status === "incomplete_expired")
    throw new ApiError(
      400,
      "A canceled subscription can only update its cancellation_details and metadata.",
      { code: "resource_missing", param: id },
    );
}

type Cancellation = {
  cancel_at?: number | null;
  cancel_at_period_end?: boolean;
  cancellation_details?: { comment?: string | null; feedback?: Feedback };
};

function cancellationOf(
  account: Account,
  subscription: Subscription,
  given: Cancellation,
): Partial<Subscription> {
  const { cancel_at: at, cancel_at_period_end: atEnd, cancellation_details: details } = given;
  const before = subscription.cancellation_details;
  const said = details && before && { ...before, ...defined(details) };
  if (at === undefined && atEnd === undefined) return said ? { cancellation_details: said } : {};
  if (atEnd === undefined && subscription.cancel_at_period_end && at !== null)
    throw new ApiError(400, "You cannot set `cancel_at` if `cancel_at_period_end` is set.", {
      param: "cancel_at",
    });
  const ends = subscription.items.data.map(({ current_period_end }) => current_period_end);
  const until = atEnd === true ? Math.min(...ends) : (at ?? null);
  const isCancelled = until !== null;
  return {
    cancel_at: until,
    cancel_at_period_end: atEnd === true,
    canceled_at: isCancelled ? (subscription.canceled_at ?? account.now(subscription.test_clock)) : null,
    cancellation_details: {
      ...{ comment: null, feedback: null, feedback_option: null },
      ...(isCancelled ? (said ?? before) : {}),
      reason: isCancelled ? "cancellation_requested" : null,
    },
  };
}

function hasStatus(status: string | undefined): ((subscription: Subscription) => boolean) | undefined {
  if (status === "all") return undefined;
  if (status === undefined) return (one) => one.status !== "canceled" && one.status !== "incomplete_expired";
  if (status === "ended") return (one) => one.status === "canceled" || one.status === "incomplete_expired";
  return (one) => one.status === status;
}
