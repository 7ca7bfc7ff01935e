import { moneyText } from "@wordlehint/contracts/money";
import type { Kinds } from "../objects/kinds.ts";

/** Such as `1 × Premium (at $3.77 / month)`. */
export function describeLine(price: Kinds["price"], quantity: number, isTrial: boolean): string {
  const name = price.nickname ?? "Premium";
  return isTrial ? `Trial period for ${name}` : `${quantity} × ${name} (at ${describePrice(price)})`;
}

/** Such as `$3.77 / month`. */
export function describePrice({ unit_amount, currency, recurring }: Kinds["price"]): string {
  const amount = moneyText({ amount: unit_amount ?? 0, currency });
  if (!recurring) return amount;
  const { interval, interval_count: count } = recurring;
  return `${amount} / ${count === 1 ? interval : `${count} ${interval}s`}`;
}
