import type { InvoiceLine } from "../objects/invoice-line.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Account } from "./account.ts";
import { discountsOf, takeOff } from "./discounts.ts";
import { lineTaxes, taxOf } from "./tax.ts";

export type Priced = {
  lines: InvoiceLine[];
  discounts: string[];
  automaticTax: Kinds["invoice"]["automatic_tax"];
};

/** Takes a subscription's discounts off the lines of an invoice, and adds the taxes. */
export function priceLines(
  account: Account,
  customer: Kinds["customer"],
  subscription: Subscription,
  { lines, at }: { lines: readonly InvoiceLine[]; at: number },
): Priced {
  const discounts = discountsOf(account, subscription, at);
  const reduced = takeOff(account, lines, discounts);
  const { enabled: wantsTax, liability } = subscription.automatic_tax;
  const isLocated = taxOf(account, customer).location !== null;
  return {
    lines:
      wantsTax && isLocated
        ? reduced.map((line) => ({ ...line, taxes: lineTaxes(account, customer, line) }))
        : reduced,
    discounts: discounts.map(({ id }) => id),
    automaticTax: {
      disabled_reason: wantsTax && !isLocated ? "finalization_requires_location_inputs" : null,
      enabled: wantsTax && isLocated,
      liability: wantsTax && isLocated ? liability : null,
      provider: wantsTax && isLocated ? "stripe" : null,
      status: wantsTax ? (isLocated ? "complete" : "requires_location_inputs") : null,
    },
  };
}
