/**
 * Formats as `12,345.678`: thousands in groups, at most three decimals. Not by `Intl`, whose first use takes a phone
 * about 60 ms, while the page becomes interactive.
 */
export function groupedNumber(value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
