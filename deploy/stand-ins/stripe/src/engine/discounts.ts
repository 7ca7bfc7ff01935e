import { ApiError } from "../http/api-error.ts";
import type { Coupon } from "../objects/coupon.ts";
import { newDiscount, type Discount } from "../objects/discount.ts";
import type { InvoiceLine } from "../objects/invoice-line.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { PromotionCode } from "../objects/promotion-code.ts";
import { monthsAfter } from "../objects/period.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";

type GivenDiscount = { coupon?: string | undefined; promotion_code?: string | undefined };
export type Redeemable = { coupon: Coupon; code: PromotionCode | null };
type LineDiscount = NonNullable<InvoiceLine["discount_amounts"]>[number];

/**
 * Finds what a customer wants to redeem.
 * @throws {ApiError} where there is no such thing, or it can't be redeemed any more.
 */
export function findRedeemable(
  account: Account,
  customer: Kinds["customer"],
  given: GivenDiscount,
  param: string,
): Redeemable {
  const now = account.now();
  if (given.promotion_code === undefined) {
    const coupon = account.get("coupon", given.coupon ?? "", `${param}[coupon]`);
    requireValid(coupon, `${param}[coupon]`);
    return { coupon, code: null };
  }
  const at = `${param}[promotion_code]`;
  const code = account.get("promotion_code", given.promotion_code, at);
  if (!isRedeemable(code, now))
    throw new ApiError(400, "This promotion code cannot be redeemed because it is inactive.", { param: at });
  if (code.customer !== null && code.customer !== customer.id)
    throw new ApiError(400, "This promotion code cannot be redeemed by this customer.", { param: at });
  const coupon = account.get("coupon", code.promotion.coupon ?? "");
  requireValid(coupon, at);
  return { coupon, code };
}

/** Returns whether a code can be redeemed by anyone. */
export function isRedeemable(
  { active, expires_at: end, max_redemptions: max, times_redeemed: times }: PromotionCode,
  now: number,
): boolean {
  return active && (end === null || end > now) && (max === null || times < max);
}

/** Returns whether a coupon can be redeemed. */
export const isValid = ({ max_redemptions: max, times_redeemed: times }: Coupon): boolean =>
  max === null || times < max;

function requireValid(coupon: Coupon, param: string): void {
  if (isValid(coupon)) return;
  throw new ApiError(400, `Coupon ${coupon.id} is used up and cannot be applied.`, { param });
}

/** Redeems a coupon for a subscription. Returns the discount's id. */
export function redeem(
  account: Account,
  { coupon, code }: Redeemable,
  { id, customer, created }: Subscription,
): string {
  const { duration, duration_in_months: months } = coupon;
  const end = duration === "repeating" ? monthsAfter(created, months ?? 1) : null;
  const discount = newDiscount({
    ...{ customer, end, start: created, subscription: id, coupon: coupon.id },
    promotion_code: code?.id ?? null,
  });
  account.add("discount", discount);
  account.change("coupon", coupon.id, { times_redeemed: coupon.times_redeemed + 1 });
  if (code) account.change("promotion_code", code.id, { times_redeemed: code.times_redeemed + 1 });
  return discount.id;
}

/** Returns the discounts of a subscription that are in force at a time. */
export function discountsOf(account: Account, { discounts }: Subscription, at: number): Discount[] {
  return discounts.map((id) => account.get("discount", id)).filter(({ end }) => end === null || end > at);
}

/** Returns the ids of the discounts that are for more than one invoice. */
export function lastingDiscounts(account: Account, { discounts }: Subscription): string[] {
  return discounts.filter((id) => {
    const { coupon } = account.get("discount", id).source;
    return account.get("coupon", coupon ?? "").duration !== "once";
  });
}

/** Takes discounts off the lines, except off credits, which are for amounts after discounts. */
export function takeOff(
  account: Account,
  lines: readonly InvoiceLine[],
  discounts: readonly Discount[],
): InvoiceLine[] {
  const left = lines.map(({ amount }) => amount);
  const taken: LineDiscount[][] = lines.map(() => []);
  for (const { id, source } of discounts) {
    const { amount_off: off, percent_off: percent } = account.get("coupon", source.coupon ?? "");
    let rest = off ?? 0;
    for (const [index, line] of lines.entries()) {
      if (line.amount < 0) continue;
      const before = left[index] ?? 0;
      const fixed = line.discountable ? Math.max(0, Math.min(before, rest)) : 0;
      const amount = percent === null ? fixed : Math.round((before * percent) / 100);
      rest -= fixed;
      left[index] = before - amount;
      if (amount !== 0) taken[index]?.push({ amount, discount: id });
    }
  }
  return lines.map((line, index) => {
    const amounts = taken[index] ?? [];
    return { ...line, discount_amounts: amounts, discounts: amounts.map(({ discount }) => discount) };
  });
}
