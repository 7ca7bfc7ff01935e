import type { Stripe } from "stripe";
import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";
import type { Plain } from "./plain.ts";

type Recurring = NonNullable<Kinds["price"]["recurring"]>;

type Given = Partial<
  Pick<Kinds["price"], "active" | "lookup_key" | "metadata" | "nickname" | "tax_behavior">
> & {
  created: number;
  currency: string;
  product: string;
  unitAmount: number;
  recurring: Pick<Recurring, "interval" | "interval_count"> | null;
};

export function newPrice({ unitAmount, recurring, ...given }: Given): Kinds["price"] {
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
    recurring: recurring && { ...recurring, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
    ...given,
  };
}

/** The price as the older kind of object that subscription items still have. */
export function planOf(price: Kinds["price"]): Plain<Stripe.Plan> {
  const { id, active, billing_scheme, created, currency, metadata, nickname, product, recurring } = price;
  return {
    id,
    object: "plan",
    active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme,
    created,
    currency,
    interval: recurring?.interval ?? "month",
    interval_count: recurring?.interval_count ?? 1,
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
