import type Stripe from "stripe";
import { readFirstPayment } from "./first-payment.ts";

type Amounts = Parameters<typeof readFirstPayment>[0];
type Discounts = Stripe.Subscription["discounts"];

const invoice = (fields: object = {}) =>
  ({
    ...{ amount_due: 377, subtotal: 377, total_discount_amounts: null, total_taxes: null },
    ...fields,
  }) as Amounts;
const tax = (amount: number, tax_behavior: "inclusive" | "exclusive") => ({ amount, tax_behavior });
const lasting = (coupon: object) => [{ source: { coupon } }] as unknown as Discounts;

it("adds up taxes, and says whether the price has them all in it", () => {
  expect(readFirstPayment(invoice(), [])).toEqual({
    ...{ subtotal: 377, discount: null, tax: 0, isTaxIncluded: true, total: 377 },
  });
  const inclusive = invoice({ total_taxes: [tax(40, "inclusive"), tax(20, "inclusive")] });
  expect(readFirstPayment(inclusive, [])).toMatchObject({ tax: 60, isTaxIncluded: true });
  const both = invoice({ total_taxes: [tax(40, "inclusive"), tax(20, "exclusive")], amount_due: 397 });
  expect(readFirstPayment(both, [])).toMatchObject({ tax: 60, isTaxIncluded: false, total: 397 });
});

it("says for how long a discount lasts: the first payment alone, some months, or for good", () => {
  const reduced = invoice({ total_discount_amounts: [{ amount: 100 }], amount_due: 277 });
  const discountWith = (discounts: Discounts) => readFirstPayment(reduced, discounts).discount;
  expect(discountWith([])).toEqual({ amount: 100, months: null, lasts: false });
  expect(discountWith(lasting({ duration: "repeating", duration_in_months: 3 }))).toEqual({
    ...{ amount: 100, months: 3, lasts: true },
  });
  expect(discountWith(lasting({ duration: "forever", duration_in_months: null }))).toEqual({
    ...{ amount: 100, months: null, lasts: true },
  });
});
