import type Stripe from "stripe";
import { createPromotions } from "./promotions.ts";

/** What is found among these codes, which the provider lists with the newest first. */
const foundAmong = (...data: object[]) => {
  const stripe = { promotionCodes: { list: () => Promise.resolve({ data }) } };
  return createPromotions(stripe as unknown as Stripe, () => new Date()).find("SPRING");
};
const code = (id: string, over: object = {}) => ({
  ...{ id, code: "SPRING", active: true, expires_at: null, max_redemptions: null, times_redeemed: 0 },
  promotion: { coupon: { redeem_by: null, max_redemptions: null, times_redeemed: 0 } },
  ...over,
});

it("finds the code that is active, though a newer one of the same name has expired", async () => {
  const expired = code("promo_2", { active: false, expires_at: 1_700_000_000 });
  expect(await foundAmong(expired, code("promo_1"))).toEqual({ id: "promo_1", code: "SPRING" });
  expect(await foundAmong(expired)).toBe("expired");
});

it("finds nothing in a code that was switched off", async () => {
  expect(await foundAmong(code("promo_1", { active: false }))).toBe("unknown");
});

it("says of a code whose coupon is over or used up that the code is", async () => {
  const withCoupon = (coupon: object) =>
    foundAmong(code("promo_1", { active: false, promotion: { coupon: { redeem_by: null, ...coupon } } }));
  expect(await withCoupon({ redeem_by: 1_700_000_000 })).toBe("expired");
  expect(await withCoupon({ max_redemptions: 5, times_redeemed: 5 })).toBe("used up");
  expect(await withCoupon({ max_redemptions: 5, times_redeemed: 4 })).toBe("unknown");
});
