import type { Kinds } from "./kinds.ts";
import { randomText } from "./new-id.ts";

export type InvoiceLine = Kinds["invoice"]["lines"]["data"][number];

type GivenLine = {
  amount: number;
  description: string;
  price: Kinds["price"];
  item: string;
  subscription: Kinds["subscription"];
  period: { start: number; end: number };
  isProration?: boolean;
};

/** Makes a line for a subscription's item, for an invoice that is made later. */
export function newInvoiceLine({
  amount,
  description,
  price,
  item,
  subscription,
  period,
  isProration = false,
}: GivenLine): InvoiceLine {
  return {
    id: `il_${randomText(24)}`,
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: isProration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: item,
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: "1",
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
