import { ApiError, noSuch } from "../http/api-error.ts";
import type { Coupon } from "../objects/coupon.ts";
import { newDiscount, type Discount } from "../objects/discount.ts";
import type { InvoiceLine } from "../objects/invoice.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { PromotionCode } from "../objects/promotion-code.ts";
import { periodEnd } from "../objects/period.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";

export type GivenDiscount = { coupon?: string; promotion_code?: string };
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
  const now = account.now(customer.test_clock);
  if (given.promotion_code === undefined) {
    const coupon = account.store.find("coupon", given.coupon ?? "");
    if (!coupon) throw noSuch("coupon", given.coupon ?? "", `${param}[coupon]`, 400);
    requireValid(coupon, now, `${param}[coupon]`);
    return { coupon, code: null };
  }
  const at = `${param}[promotion_code]`;
  const code = account.store.find("promotion_code", given.promotion_code);
  if (!code) throw noSuch("promotion code", given.promotion_code, at, 400);
  if (!isRedeemable(code, now))
    throw new ApiError(400, "This promotion code cannot be redeemed because it is inactive.", { param: at });
  if (code.customer !== null && code.customer !== customer.id)
    throw new ApiError(400, "This promotion code cannot be redeemed by this customer.", { param: at });
  if (code.restrictions.first_time_transaction && hasPaid(account, customer))
    throw new ApiError(
      400,
      "This promotion code cannot be redeemed because the associated customer has prior transactions.",
      { param: at },
    );
  const coupon = account.get("coupon", code.promotion.coupon ?? "");
  requireValid(coupon, now, at);
  return { coupon, code };
}

/** Whether a code can be redeemed by somebody. */
export function isRedeemable(
  { active, expires_at: end, max_redemptions: max, times_redeemed: times }: PromotionCode,
  now: number,
): boolean {
  return active && (end === null || end > now) && (max === null || times < max);
}

/** Whether a coupon can be redeemed. */
export function isValid(
  { redeem_by: end, max_redemptions: max, times_redeemed: times }: Coupon,
  now: number,
) {
  return (end === null || end > now) && (max === null || times < max);
}

function requireValid(coupon: Coupon, now: number, param: string): void {
  if (isValid(coupon, now)) return;
  const isExpired = coupon.redeem_by !== null && coupon.redeem_by <= now;
  throw new ApiError(
    400,
    isExpired ? `Coupon expired: ${coupon.id}` : `Coupon ${coupon.id} is used up and cannot be applied.`,
    { ...(isExpired && { code: "coupon_expired" }), param },
  );
}

const hasPaid = (account: Account, { id }: Kinds["customer"]): boolean =>
  account.store.ownedBy("invoice", id).some(({ status, amount_paid: paid }) => status === "paid" && paid > 0);

/** Redeems a coupon for a subscription. Returns the id of the discount. */
export function redeem(
  account: Account,
  { coupon, code }: Redeemable,
  { id, customer, created }: Subscription,
): string {
  const { duration, duration_in_months: months } = coupon;
  const end =
    duration === "repeating"
      ? periodEnd(created, { interval: "month", interval_count: months ?? 1 }, created)
      : null;
  const discount = newDiscount({
    ...{ customer, end, start: created, subscription: id, coupon: coupon.id },
    promotion_code: code?.id ?? null,
  });
  account.add("discount", discount);
  account.change("coupon", coupon.id, { times_redeemed: coupon.times_redeemed + 1 });
  if (code) account.change("promotion_code", code.id, { times_redeemed: code.times_redeemed + 1 });
  account.emit("customer.discount.created", discount);
  return discount.id;
}

/** The discounts of a subscription that are in force at a time. */
export function discountsOf(account: Account, { discounts }: Subscription, at: number): Discount[] {
  return discounts.map((id) => account.get("discount", id)).filter(({ end }) => end === null || end > at);
}

/** The ids of the discounts that are for more than one invoice. */
export function lastingDiscounts(account: Account, { discounts }: Subscription): string[] {
  return discounts.filter((id) => {
    const { coupon } = account.get("discount", id).source;
    return account.get("coupon", coupon ?? "").duration !== "once";
  });
}

/** What discounts take off each of the lines, but for credits, which are for what was asked after discounts. */
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
