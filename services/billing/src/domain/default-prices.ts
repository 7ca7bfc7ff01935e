import type { Price } from "@wordlehint/contracts";

/** What Premium costs in a fresh account, unless an operator says otherwise. */
export const defaultPrices = [
  { interval: "month", amount: 377, currency: "usd" },
  { interval: "year", amount: 3770, currency: "usd" },
] as const satisfies Price[];
