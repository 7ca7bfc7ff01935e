const firstMs = 5_000;
const longestMs = 10 * 60_000;

/**
 * Returns the delay before the next try after `misses` failures in a row: exponential, ten minutes at most,
 * plus a jitter of up to a quarter, so that browsers don't come back all at once.
 * @param random a number from 0 up to 1
 */
export function retryDelayMs(misses: number, random: number): number {
  const delayMs = Math.min(firstMs * 2 ** (misses - 1), longestMs);
  return delayMs * (1 + random / 4);
}
