import type { Price } from "@wordlehint/contracts";

/** Prices of Premium in a fresh account, unless an operator gives others. */
export const defaultPrices = [
  { interval: "month", amount: 377, currency: "usd" },
  { interval: "year", amount: 3770, currency: "usd" },
] as const satisfies Price[];
