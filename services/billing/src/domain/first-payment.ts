import type { FirstPayment } from "@wordlehint/contracts";
import type Stripe from "stripe";

type Amounts = Pick<Stripe.Invoice, "amount_due" | "subtotal" | "total_discount_amounts" | "total_taxes">;

/**
 * What an invoice asks for, and of what that consists.
 * @param lasting the discounts of the subscription that are in force after it
 */
export function readFirstPayment(
  { amount_due: total, subtotal, total_discount_amounts: discounts, total_taxes: taxes }: Amounts,
  lasting: Stripe.Subscription["discounts"],
): FirstPayment {
  const amount = sumOf(discounts ?? []);
  const inForce = lasting.find((one) => typeof one === "object");
  const coupon = typeof inForce?.source.coupon === "object" ? inForce.source.coupon : null;
  return {
    subtotal,
    discount:
      amount === 0
        ? null
        : {
            amount,
            months: coupon?.duration === "repeating" ? coupon.duration_in_months : null,
            lasts: coupon !== null,
          },
    tax: sumOf(taxes ?? []),
    isTaxIncluded: (taxes ?? []).every(({ tax_behavior }) => tax_behavior === "inclusive"),
    total,
  };
}

const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);
