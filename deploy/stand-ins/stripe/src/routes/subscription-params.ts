import type { Account } from "../engine/account.ts";
import { ApiError, notImplemented } from "../http/api-error.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Subscription } from "../objects/subscription.ts";
import { findMethod } from "./find-method.ts";

/** @throws {ApiError} where there isn't exactly one */
export function onlyItem<Item>([item, ...others]: readonly Item[]): Item {
  if (item === undefined || others.length > 0)
    throw notImplemented("another number of items than one", { param: "items" });
  return item;
}

/** @throws {ApiError} where there is no such price, or it is off the offer */
export function priceOf(account: Account, id: string): Kinds["price"] {
  const param = "items[0][price]";
  const price = account.get("price", id, param);
  if (price.active) return price;
  const message = "The price specified is inactive. This field only accepts active prices.";
  throw new ApiError(400, message, { param });
}

/** @throws {ApiError} where the card isn't the customer's */
export function cardOf(
  account: Account,
  id: string | undefined,
  customer: string,
): PaymentMethod | undefined {
  if (id === undefined) return undefined;
  const method = findMethod(account, id, "default_payment_method");
  if (method.customer === customer) return method;
  throw new ApiError(
    400,
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: "resource_missing", param: "default_payment_method" },
  );
}

/** Returns the fields of a subscription that ends with its period, or no more does. */
export function cancellationOf(
  account: Account,
  { canceled_at: canceledAt, items }: Subscription,
  endsWithPeriod: boolean | undefined,
): Partial<Subscription> {
  if (endsWithPeriod === undefined) return {};
  return {
    cancel_at: endsWithPeriod ? (items.data[0]?.current_period_end ?? null) : null,
    cancel_at_period_end: endsWithPeriod,
    canceled_at: endsWithPeriod ? (canceledAt ?? account.now()) : null,
    cancellation_details: {
      ...{ comment: null, feedback: null, feedback_option: null },
      reason: endsWithPeriod ? "cancellation_requested" : null,
    },
  };
}
