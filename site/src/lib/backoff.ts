interface Limits {
  firstMs: number;
  maxMs: number;
}

/**
 * Returns the milliseconds to wait before the next attempt after `attempt` failed ones (1 or more): twice as long
 * each time, up to `maxMs`, and then up to a quarter longer, so that many browsers don't come back at once.
 */
export function backoffMs(attempt: number, { firstMs, maxMs }: Limits, random = Math.random()): number {
  return Math.min(firstMs * 2 ** (attempt - 1), maxMs) * (1 + random / 4);
}
