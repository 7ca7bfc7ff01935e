import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

export type Coupon = Kinds["coupon"];

type Given = Pick<Coupon, "created" | "duration"> &
  Partial<Pick<Coupon, "amount_off" | "currency" | "duration_in_months" | "max_redemptions" | "percent_off">>;

export function newCoupon(given: Given): Coupon {
  return {
    id: newId("coupon"),
    object: "coupon",
    amount_off: null,
    currency: null,
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
    ...given,
  };
}
