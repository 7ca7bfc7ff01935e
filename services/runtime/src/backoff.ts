/** The shortest delay, before the first retry, and the longest one. */
export type Backoff = { firstMs: number; maxMs: number };

/**
 * How long to wait before a retry: exponential backoff with jitter. The delay doubles with each attempt (counted
 * from 0) up to `maxMs`, and at random up to half of it is taken off, so that replicas that failed together don't
 * retry together.
 * @returns whole milliseconds: NATS redelivers at once when it is given a fraction
 * @param random returns a number from 0 up to 1, as `Math.random`
 */
export function backoffMs(attempt: number, { firstMs, maxMs }: Backoff, random = Math.random): number {
  const fullMs = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 30));
  return Math.round(fullMs * (1 - random() / 2));
}
