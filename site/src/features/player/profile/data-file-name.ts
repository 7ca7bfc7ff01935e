/** Returns the name of a file with an account's data, such as `wordlehint-data-2026-11-22.json`. */
export function dataFileName(product: string, now: Date): string {
  const words = product.toLowerCase().split(/[^a-z0-9]+/);
  return `${[...words, "data", now.toISOString().slice(0, 10)].filter(Boolean).join("-")}.json`;
}
