import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

export type Discount = Kinds["discount"];

type Given = Pick<Discount, "customer" | "end" | "promotion_code" | "start" | "subscription"> & {
  coupon: string;
};

/** Makes the discount that a subscription has by a coupon. */
export function newDiscount({ coupon, ...given }: Given): Discount {
  return {
    id: newId("discount"),
    object: "discount",
    checkout_session: null,
    customer_account: null,
    invoice: null,
    invoice_item: null,
    source: { coupon, type: "coupon" },
    subscription_item: null,
    ...given,
  };
}
