import type Stripe from "stripe";
import { toDate } from "../domain/provider-subscription.ts";
import { ask } from "./provider-faults.ts";

export type Promotions = ReturnType<typeof createPromotions>;

/** A code as it was made at the provider. */
export type Promotion = { id: string; code: string };
/** Why a code can't be redeemed. */
export type PromotionFault = "unknown" | "expired" | "used up";

/** The codes that take something off the price. */
export function createPromotions(stripe: Stripe, now: () => Date) {
  return {
    /** Finds the code that a person has typed. Upper and lower case are the same to the provider. */
    find: (code: string): Promise<Promotion | PromotionFault> =>
      ask(async () => {
        const { data } = await stripe.promotionCodes.list({ code, expand: ["data.promotion.coupon"] });
        const found = data.find(({ active }) => active) ?? data[0];
        if (!found) return "unknown";
        return found.active ? { id: found.id, code: found.code } : faultOf(found, now());
      }),
  };
}

function faultOf(
  { expires_at, max_redemptions, times_redeemed, promotion }: Stripe.PromotionCode,
  now: Date,
) {
  const coupon = typeof promotion.coupon === "object" ? promotion.coupon : null;
  const isOver = (end: number | null | undefined) => typeof end === "number" && toDate(end) <= now;
  const isFull = (max: number | null | undefined, times: number | undefined) =>
    typeof max === "number" && (times ?? 0) >= max;
  if (isOver(expires_at) || isOver(coupon?.redeem_by)) return "expired";
  if (isFull(max_redemptions, times_redeemed) || isFull(coupon?.max_redemptions, coupon?.times_redeemed))
    return "used up";
  // One that was switched off is told by nothing.
  return "unknown";
}
