import { moneyText, type BillingInterval, type Price } from "@wordlehint/contracts";

/** Formats a price with how often it is paid, such as `$3.77/month`. */
export function priceText(price: Price): string {
  return `${moneyText(price)}/${price.interval}`;
}

/** Formats what a price comes to in a month, such as `$2.50`, for comparing it with a monthly one. */
export function monthlyText({ amount, currency, interval }: Price): string {
  return moneyText({ amount: Math.round(amount / monthsOf[interval]), currency });
}

const monthsOf: Readonly<Record<BillingInterval, number>> = { month: 1, year: 12 };
