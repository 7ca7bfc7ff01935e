/** An amount in the unit in which Stripe counts its currency: hundredths of a dollar, whole yen, thousandths of a dinar. */
export type Money = { amount: number; currency: string };

/** Formats an amount for people, such as `$3.77`, `¥500` or `KWD 1.500`. */
export function moneyText({ amount, currency }: Money): string {
  const { decimals, unitsOfOne } = rulesOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency, ...digits });
  return format.format(amount / unitsOfOne);
}

/** Formats an amount as `parseAmount` reads it, such as `3.77`, `500` or `1.500`. */
export function amountText({ amount, currency }: Money): string {
  const { decimals, unitsOfOne } = rulesOf(currency);
  return (amount / unitsOfOne).toFixed(decimals);
}

/**
 * Returns the amount that a text such as `3.77` means, in Stripe's unit of the currency. The text has all of the
 * currency's decimals or none. Returns undefined for any other text, and for an amount that Stripe doesn't charge.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const { decimals, unitsOfOne, step } = rulesOf(currency);
  const fraction = decimals === 0 ? "" : String.raw`(\.\d{${decimals}})?`;
  if (!new RegExp(String.raw`^\d{1,10}${fraction}$`).test(text)) return undefined;
  const amount = Math.round(Number(text) * unitsOfOne);
  return amount % step === 0 ? amount : undefined;
}

/** Returns what every amount in a currency must be a multiple of, so that Stripe can charge it or give it back. */
export const amountStep = (currency: string): number => rulesOf(currency).step;

type Rules = { decimals: number; unitsOfOne: number; step: number };

/** Stripe's rules, because `Intl` gives some currencies, such as HUF, fewer decimals than they are charged with. */
function rulesOf(currency: string): Rules {
  if (withoutDecimals.includes(currency)) return { decimals: 0, unitsOfOne: 1, step: 1 };
  if (wholeInHundredths.includes(currency)) return { decimals: 0, unitsOfOne: 100, step: 100 };
  if (withThreeDecimals.includes(currency)) return { decimals: 3, unitsOfOne: 1000, step: 10 };
  return { decimals: 2, unitsOfOne: 100, step: 1 };
}

// From https://docs.stripe.com/currencies
const withoutDecimals = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf";
const wholeInHundredths = "isk ugx";
const withThreeDecimals = "bhd jod kwd omr tnd";
