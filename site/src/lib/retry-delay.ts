const firstMs = 5_000;
const longestMs = 10 * 60_000;

/**
 * How long to wait after so many misses in a row: twice as long each time, up to ten minutes, and up to
 * a quarter longer by chance, so that many browsers don't come back together.
 * @param random a number from 0 up to 1
 */
export function retryDelayMs(misses: number, random: number): number {
  const delayMs = Math.min(firstMs * 2 ** (misses - 1), longestMs);
  return delayMs * (1 + random / 4);
}
