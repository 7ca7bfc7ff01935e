import { z } from "zod";
import type { Account } from "../engine/account.ts";
import { isRedeemable, isValid } from "../engine/discounts.ts";
import { ApiError } from "../http/api-error.ts";
import { defined } from "../http/defined.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, matches, pagination } from "../http/list.ts";
import { boolean, decimal, integer, object, optional, text, timestamp } from "../http/params.ts";
import { newCoupon } from "../objects/coupon.ts";
import { newPromotionCode, type PromotionCode } from "../objects/promotion-code.ts";

/** Coupons, and the codes by which customers get them. */
export const coupons: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/coupons",
    optional({
      amount_off: integer(1),
      currency: text(),
      duration: z.enum(["forever", "once", "repeating"]),
      duration_in_months: integer(1),
      max_redemptions: integer(1),
      percent_off: decimal(),
    }),
    ({ account, params: { duration = "once", ...others } }) => {
      if ((others.percent_off === undefined) === (others.amount_off === undefined))
        throw new ApiError(400, "Must provide one of `percent_off` or `amount_off`.");
      return account.add("coupon", newCoupon({ ...defined(others), created: account.now(), duration }));
    },
  ),
  endpoint(
    "POST",
    "/v1/promotion_codes",
    object(
      { customer: text(), expires_at: timestamp(), max_redemptions: integer(1) },
      { code: text(500), promotion: object({}, { coupon: text(), type: z.enum(["coupon"]) }) },
    ),
    ({ account, params: { code, promotion, ...others } }) => {
      const { id: coupon } = account.get("coupon", promotion.coupon, "promotion[coupon]");
      const made = newPromotionCode({ ...defined(others), code, coupon, created: account.now() });
      return account.add("promotion_code", made);
    },
  ),
  endpoint(
    "GET",
    "/v1/promotion_codes",
    optional({ ...pagination, active: boolean(), code: text() }),
    (call) => {
      const { account, params } = call;
      const page = list(call, "promotion_code", {
        where: (one) =>
          matches(
            [params.active, isActive(account, one)],
            [params.code?.toLowerCase(), one.code.toLowerCase()],
          ),
      });
      return { ...page, data: page.data.map((one) => ({ ...one, active: isActive(account, one) })) };
    },
  ),
];

/** A code that is used up, expired or without a valid coupon isn't active. */
const isActive = (account: Account, code: PromotionCode): boolean =>
  isRedeemable(code, account.now()) && isValid(account.get("coupon", code.promotion.coupon ?? ""));
