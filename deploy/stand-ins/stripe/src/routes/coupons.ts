import { isRedeemable, isValid } from "../engine/discounts.ts";
import type { Account } from "../engine/account.ts";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, pagination } from "../http/list.ts";
import { newCoupon } from "../objects/coupon.ts";
import type { Kinds } from "../objects/kinds.ts";
import { randomText } from "../objects/new-id.ts";
import { newPromotionCode } from "../objects/promotion-code.ts";
import { required } from "../params/param.ts";
import { boolean, decimal, integer, metadata, object, oneOf, text, timestamp } from "../params/types.ts";
import { defined, mergeMetadata } from "./metadata.ts";

/** What takes something off a subscription, and the codes by which customers get it. */
export const coupons: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/coupons",
    {
      amount_off: integer({ min: 1 }),
      currency: text(),
      duration: oneOf("forever", "once", "repeating"),
      duration_in_months: integer({ min: 1 }),
      id: text(),
      max_redemptions: integer({ min: 1 }),
      metadata: metadata(),
      name: text({ max: 40 }),
      percent_off: decimal(),
      redeem_by: timestamp(),
    },
    ({ account, params }) => {
      const { metadata: given, duration = "once", ...others } = params;
      if ((others.percent_off === undefined) === (others.amount_off === undefined))
        throw new ApiError(400, "Must provide one of `percent_off` or `amount_off`.");
      if (others.id !== undefined && account.store.kindOf(others.id))
        throw new ApiError(400, "Coupon already exists.", { code: "resource_already_exists", param: "id" });
      const created = account.now(null);
      const coupon = newCoupon({
        ...defined(others),
        ...{ created, duration, metadata: mergeMetadata({}, given) },
      });
      account.add("coupon", coupon);
      account.emit("coupon.created", coupon);
      return coupon;
    },
  ),
  endpoint("GET", "/v1/coupons", pagination, (call) => list(call, "coupon")),
  endpoint("GET", "/v1/coupons/{id}", {}, ({ account, path: { id = "" } }) => {
    const coupon = account.get("coupon", id);
    return { ...coupon, valid: isValid(coupon, account.now(null)) };
  }),
  endpoint(
    "POST",
    "/v1/promotion_codes",
    {
      active: boolean(),
      code: text({ max: 500 }),
      customer: text(),
      expires_at: timestamp(),
      max_redemptions: integer({ min: 1 }),
      metadata: metadata(),
      promotion: required(object({ coupon: required(text()), type: required(oneOf("coupon")) })),
      restrictions: object({ first_time_transaction: boolean() }),
    },
    ({ account, params }) => {
      const {
        metadata: given,
        promotion,
        restrictions,
        code = randomText(8).toUpperCase(),
        ...others
      } = params;
      if (!account.store.find("coupon", promotion.coupon))
        throw noSuch("coupon", promotion.coupon, "promotion[coupon]", 400);
      const made = newPromotionCode({
        ...defined(others),
        ...{ code, coupon: promotion.coupon, created: account.now(null) },
        isForFirst: restrictions?.first_time_transaction ?? false,
        metadata: mergeMetadata({}, given),
      });
      account.add("promotion_code", made);
      account.emit("promotion_code.created", made);
      return made;
    },
  ),
  endpoint(
    "GET",
    "/v1/promotion_codes",
    { ...pagination, active: boolean(), code: text(), coupon: text() },
    (call) => {
      const { active, code, coupon } = call.params;
      const where = every<"promotion_code">([
        active === undefined ? undefined : (one) => shown(call.account, one).active === active,
        code === undefined ? undefined : (one) => one.code.toLowerCase() === code.toLowerCase(),
        coupon === undefined ? undefined : (one) => one.promotion.coupon === coupon,
      ]);
      const page = list(call, "promotion_code", { where });
      return { ...page, data: page.data.map((one) => shown(call.account, one as Kinds["promotion_code"])) };
    },
  ),
  endpoint("GET", "/v1/promotion_codes/{id}", {}, ({ account, path: { id = "" } }) =>
    shown(account, account.get("promotion_code", id)),
  ),
  endpoint(
    "POST",
    "/v1/promotion_codes/{id}",
    { active: boolean(), metadata: metadata() },
    ({ account, params, path: { id = "" } }) => {
      const { active, metadata: given } = params;
      const before = account.get("promotion_code", id);
      const changes = {
        ...defined({ active }),
        ...(given !== undefined && { metadata: mergeMetadata(before.metadata ?? {}, given) }),
      };
      return account.change("promotion_code", id, changes, "promotion_code.updated");
    },
  ),
];

/** A code that is used up, expired or without a valid coupon isn't active. */
function shown(account: Account, code: Kinds["promotion_code"]): Kinds["promotion_code"] {
  const now = account.now(null);
  const coupon = account.get("coupon", code.promotion.coupon ?? "");
  return { ...code, active: isRedeemable(code, now) && isValid(coupon, now) };
}
