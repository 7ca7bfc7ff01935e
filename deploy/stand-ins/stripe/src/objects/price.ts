import type { Stripe } from "stripe";
import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";
import type { Interval } from "./period.ts";
import type { Plain } from "./plain.ts";

type Price = Kinds["price"];

type Given = Pick<Price, "created" | "currency" | "product"> &
  Partial<Pick<Price, "lookup_key">> & { unitAmount: number; interval: Interval };

/** Returns how often a price is paid. */
export const intervalOf = ({ recurring }: Price): Interval =>
  recurring?.interval === "year" ? "year" : "month";

export function newPrice({ unitAmount, interval, ...given }: Given): Price {
  return {
    id: newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
    ...given,
  };
}

/** Returns a price as the older kind of object that subscription items still have. */
export function planOf(price: Price): Plain<Stripe.Plan> {
  const { id, active, billing_scheme, created, currency, metadata, nickname, product } = price;
  return {
    id,
    object: "plan",
    active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme,
    created,
    currency,
    interval: intervalOf(price),
    interval_count: 1,
    livemode: false,
    metadata,
    meter: null,
    nickname,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
