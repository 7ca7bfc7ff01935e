/** Doubles from `firstMs` with each attempt (counted from 0), up to `mostMs`. */
export function growingDelayMs(
  attempt: number,
  { firstMs, mostMs }: { firstMs: number; mostMs: number },
): number {
  return Math.min(mostMs, firstMs * 2 ** Math.min(attempt, 30));
}
