/** How many pages stand on each side of the one that is shown. */
const beside = 1;

/**
 * The numbers that lead through a row of pages: the first, the last and those around `page`; null where some
 * are left out. A single one isn't: its number takes no more room than the sign for it.
 */
export function shownPages(page: number, count: number): (number | null)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const near = all.filter((n) => n === 1 || n === count || Math.abs(n - page) <= beside);
  return near.flatMap((n, index) => {
    const before = near[index - 1] ?? 0;
    if (n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
