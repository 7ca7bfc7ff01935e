import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

export type PromotionCode = Kinds["promotion_code"];

type Given = Pick<PromotionCode, "code" | "created"> &
  Partial<Pick<PromotionCode, "customer" | "expires_at" | "max_redemptions">> & { coupon: string };

/** Makes a code that customers type, for a coupon. */
export function newPromotionCode({ coupon, ...given }: Given): PromotionCode {
  return {
    id: newId("promotion_code"),
    object: "promotion_code",
    active: true,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon, type: "coupon" },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
    ...given,
  };
}
